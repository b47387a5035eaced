public import TrainingModel

/// What the screens of routines, exercises and schedules are made from.
public struct TrainRecords: Sendable {
  /// The routines in their order.
  public let routines: [SplitDocument]
  /// The schedules, each with its routine as it is now, by identifier.
  public let schedules: [ScheduleDocument]
  /// The workouts, oldest first.
  public let workouts: [WorkoutDocument]
  /// The unit of weights that name none.
  public let unit: WeightUnit
  /// This device's rest between sets, in seconds.
  public let restSeconds: Int64
  /// How times are shown.
  public let clock: ClockFace
  /// The day on the wall.
  public let today: Day
  /// The day of a moment on that wall.
  public let day: @Sendable (Instant) -> Day

  /// The records of one folder in any order. A schedule whose routine became one of her own follows it.
  public init(
    routines: [SplitDocument], schedules: [ScheduleDocument], workouts: [WorkoutDocument], unit: WeightUnit,
    restSeconds: Int64, clock: ClockFace, today: Day, day: @escaping @Sendable (Instant) -> Day
  ) {
    self.routines = routines.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
    self.workouts = workouts.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    (self.unit, self.restSeconds, self.clock) = (unit, restSeconds, clock)
    (self.today, self.day) = (today, day)
    self.schedules = schedules.map { Self.follow($0, among: routines) }.sorted { $0.id < $1.id }
  }

  /// The routine that `id` means: itself, or what it became when she edited it; nil: it is not here.
  public func routine(_ id: ULID) -> SplitDocument? { Self.routine(id, among: routines) }

  /// The schedules of a routine.
  func schedules(of routine: SplitDocument) -> [ScheduleDocument] { schedules.filter { $0.splitID == routine.id } }

  /// The newest workout of a routine in which a set was done.
  func lastWorkout(of routine: SplitDocument) -> WorkoutDocument? {
    workouts.last { workout in
      workout.splitID.flatMap { self.routine($0)?.id } == routine.id && workout.logs.contains { !$0.doneSets.isEmpty }
    }
  }

  private static func routine(_ id: ULID, among routines: [SplitDocument]) -> SplitDocument? {
    let current = StarterFork.currentRoutineID(for: id) { each in routines.contains { $0.id == each } }
    return current.flatMap { current in routines.first { $0.id == current } }
  }

  private static func follow(_ schedule: ScheduleDocument, among routines: [SplitDocument]) -> ScheduleDocument {
    guard let routine = routine(schedule.splitID, among: routines) else { return schedule }
    var followed = schedule
    (followed.splitID, followed.splitName) = (routine.id, routine.name)
    return followed
  }
}
