public import TrainingModel

/// An invented athlete's history: four runs and two lifts a week, a half marathon ahead, a race or more behind her, an
/// illness and a missed week, some sessions typed and some from a watch.
///
/// The same day, zone and seed give the same documents; on another day the history ends on that day's morning.
public struct DemoHistory: Hashable, Sendable {
  /// Who she is.
  public var athlete: AthleteDocument
  /// Her two routines.
  public var splits: [SplitDocument]
  /// On which weekdays she does them.
  public var schedules: [ScheduleDocument]
  /// The race ahead, and those behind her.
  public var races: [RaceDocument]
  /// Her lifts, oldest first.
  public var workouts: [WorkoutDocument]
  /// Her runs, rides and what the watch made of some lifts, oldest first.
  public var sessions: [SessionDocument]
  /// Her answers and nights, oldest first.
  public var days: [DayDocument]

  /// Documents in all.
  public var count: Int {
    1 + splits.count + schedules.count + races.count + workouts.count + sessions.count + days.count
  }

  /// The history of the `years` (at least 1) before `today`, which has a night behind it and no session yet.
  public static func make(today: Day, zone: ZoneRules, years: Int, seed: UInt64) -> DemoHistory {
    let calendar = DemoCalendar(today: today, zone: zone, years: max(1, years), seed: seed)
    let routines = DemoRoutine.all(calendar)
    var history = DemoHistory(
      athlete: athlete(calendar), splits: routines.map { $0.split(calendar, on: today) },
      schedules: routines.map { $0.schedule(calendar) },
      races: ([calendar.nextRace] + calendar.pastRaces).map { $0.document(calendar) }, workouts: [], sessions: [],
      days: [])
    for number in calendar.firstDay.number..<today.number { history.addDay(Day(number: number), calendar, routines) }
    if let morning = DemoAnswers.document(on: today, calendar) { history.days.append(morning) }
    return history
  }

  private mutating func addDay(_ day: Day, _ calendar: DemoCalendar, _ routines: [DemoRoutine]) {
    if let answers = DemoAnswers.document(on: day, calendar) { days.append(answers) }
    if calendar.absence(on: day) != nil { return }
    if let session = DemoSession.document(on: day, calendar) { sessions.append(session) }
    guard let lift = DemoLift(on: day, calendar, routines) else { return }
    workouts.append(lift.workout)
    if let copy = lift.watchCopy(calendar) { sessions.append(copy) }
  }

  private static func athlete(_ calendar: DemoCalendar) -> AthleteDocument {
    var athlete = AthleteDocument(createdAt: calendar.instant(calendar.firstDay, second: 7 * 3600))
    (athlete.homeZone, athlete.weekStart, athlete.sex) = (calendar.zone.zone, 1, .female)
    (athlete.maxHeartRate, athlete.restingHeartRate) = (HeartRate(188), HeartRate(50))
    return athlete
  }
}
