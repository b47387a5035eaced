import TrainingModel

/// Devices with wrong clocks that change one workout and exchange copies now and then; remembers what must be there.
struct WriterStory {
  /// A set by what nobody changes in it: recorded ones have repetitions of their own, filled ones their second.
  struct Trace: Hashable {
    var log: ULID
    var reps: Int64
    var filledAt: Instant?
  }

  private(set) var devices: [WritingDevice]
  /// Every set that was ever logged, with how often one device saw it.
  private(set) var logged: [Trace: Int] = [:]
  /// Sets that were taken back, by themselves or by starting the exercise over.
  private(set) var takenBack: Set<Trace> = []
  /// Logs that somebody removed.
  private(set) var removed: Set<ULID> = []
  private(set) var lines: [String] = []
  private var dice: MergeDice
  private var now = Moment.instant(1_000)
  private let isCorrecting: Bool

  init(seed: UInt64, correcting: Bool) throws {
    (dice, isCorrecting) = (MergeDice(seed: seed), correcting)
    let start = try plannedWorkout(at: Moment.instant(0)).checkedBytes()
    let skews: [Int64] = [0, -120, 3_600, -5, 5]
    devices = []
    for _ in 0..<2 + dice.below(3) { devices.append(WritingDevice(start, skew: dice.pick(skews))) }
  }

  /// One step: an edit on some device, or an exchange.
  mutating func step(_ number: Int) throws {
    let index = dice.below(devices.count)
    now = now + Int64(dice.below(3) == 0 ? 0 : dice.below(30))
    let ids = try devices[index].workout.logs.map(\.id)
    guard !ids.isEmpty, dice.chance(70) else {
      let other = dice.below(devices.count)
      lines.append("\(index) hears \(other)")
      return try devices[index].hear(devices[other])
    }
    try act(number, on: dice.pick(ids), by: index)
  }

  private mutating func act(_ number: Int, on id: ULID, by index: Int) throws {
    let before = try devices[index].workout
    let (roll, nth, isCorrecting) = (dice.below(100), dice.below(4), isCorrecting)
    try devices[index].edit(at: now) { workout, clock in
      switch roll {
      case 0..<45: workout.record(Self.set(number, at: clock), log: id, at: clock)
      case 45..<60: workout.change(log: id, at: clock) { $0.notes = "note \(number)" }
      case 60..<67 where isCorrecting:
        workout.change(log: id, at: clock) { $0.correct(nth, rpe: Double(1 + number % 10), at: clock) }
      case 67..<74: workout.change(log: id, at: clock) { $0.removeSet(at: nth, now: clock) }
      case 74..<80: workout.transition(log: id, to: .completed, at: clock)
      case 80..<85: workout.transition(log: id, to: .notStarted, at: clock)
      case 85..<90: workout.removeLog(id, at: clock)
      case 90..<95: workout.moveLog(from: 0, to: workout.logs.count - 1, at: clock)
      default: workout.finish(at: clock)
      }
    }
    lines.append("\(index) does \(roll) on \(id.text.suffix(2)) at \(now.seconds - Moment.origin)")
    remember(before, try devices[index].workout)
  }

  static func set(_ number: Int, at now: Instant) -> SetEntry {
    var entry = SetEntry(completedAt: now)
    (entry.reps, entry.weight) = (1_000 + Int64(number), 60)
    return entry
  }

  private mutating func remember(_ before: WorkoutDocument, _ after: WorkoutDocument) {
    let (old, new) = (Self.traces(before), Self.traces(after))
    for (trace, count) in new { logged[trace] = max(logged[trace] ?? 0, count) }
    let kept = Set(after.logs.map(\.id))
    for (trace, count) in old where kept.contains(trace.log) && new[trace, default: 0] < count {
      takenBack.insert(trace)
    }
    removed.formUnion(Set(before.logs.map(\.id)).subtracting(kept))
  }

  /// The sets of a workout's logs, and how often each is there.
  static func traces(_ workout: WorkoutDocument) -> [Trace: Int] {
    var traces: [Trace: Int] = [:]
    for log in workout.logs {
      for set in log.setEntries ?? [] {
        let reps = set.reps ?? 0
        traces[Trace(log: log.id, reps: reps, filledAt: reps < 1_000 ? set.completedAt : nil), default: 0] += 1
      }
    }
    return traces
  }
}

extension WorkoutLogDocument {
  fileprivate mutating func correct(_ index: Int, rpe: Double, at now: Instant) {
    guard var entry = setEntries?.dropFirst(index).first else { return }
    entry.rpe = rpe
    replaceSet(at: index, with: entry, now: now)
  }
}
