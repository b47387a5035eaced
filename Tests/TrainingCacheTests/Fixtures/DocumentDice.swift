import CanonicalJSON
import TestSupport
import TrainingModel

@testable import TrainingCache

/// Random documents of ten years, with few names and days so that queries find several of each.
struct DocumentDice {
  private(set) var random: SeededGenerator
  private var number: UInt64 = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  mutating func whole(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

  mutating func maybe<T>(_ make: (inout DocumentDice) -> T) -> T? { chance(0.5) ? make(&self) : nil }

  mutating func list<T>(_ range: ClosedRange<Int64>, _ make: (inout DocumentDice) -> T) -> [T] {
    (0..<whole(range)).map { _ in make(&self) }
  }

  mutating func id() -> ULID {
    number += 1
    return ULID(high: 0x0190_0000_0000_0000 | random.next() >> 12, low: number)
  }

  mutating func moment() -> Instant { Instant(seconds: 1_450_000_000 + whole(0...315_000_000)) }

  mutating func day() -> Day { Day(number: whole(16_800...20_450)) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let inside = Double.random(in: range, using: &random)
    let value = pick([range.lowerBound, range.upperBound, -0.0, Double(whole(0...400)) / 4, inside])
    return range.contains(value) ? value : inside
  }

  /// Two of these are one name to Swift, and two to SQLite.
  mutating func name() -> String {
    pick(["Row", "Barbell Row", "caf\u{e9}", "cafe\u{301}", "", "Squat", "Bench Press", "Assisted Dip", "a\u{0}b", "🏋️‍♀️"])
  }

  mutating func unknown() -> UnknownMembers {
    var members = UnknownMembers()
    if chance(0.1) { members[name()] = try? RawJSON(parsing: Array("{\"a\":[1.0,\"\\u0000\",{}]}".utf8)) }
    return members
  }
}

// One document of each kind.
extension DocumentDice {
  mutating func content() -> DocumentContent {
    switch whole(0...9) {
    case 0: .split(split())
    case 1...4: .workout(workout())
    case 5...6: .session(session())
    case 7: .day(dayDocument())
    case 8: .race(race())
    default: .schedule(schedule())
    }
  }

  mutating func split() -> SplitDocument {
    var split = SplitDocument(id: id(), name: name(), order: whole(-2...5), createdAt: moment())
    (split.updatedAt, split.restSeconds, split.autoAdvance) = (
      moment(), maybe { $0.whole(0...90) }, maybe { $0.chance(0.5) }
    )
    split.exercises = list(0...4) { dice in
      var exercise = ExerciseDocument(
        id: dice.id(), name: dice.name(), order: dice.whole(0...9), sets: 3, reps: 8, weight: dice.number(-5...500),
        loadType: dice.pick(LoadType.allCases))
      exercise.machineSettings = dice.maybe { $0.list(0...2) { MachineSetting(name: $0.name(), value: $0.name()) } }
      exercise.unknown = dice.unknown()
      return exercise
    }
    split.unknown = unknown()
    return split
  }

  mutating func session() -> SessionDocument {
    var session = SessionDocument(
      id: id(), activity: pick(SessionActivity.allCases), start: moment(), createdAt: moment())
    (session.minutes, session.runKind) = (maybe { Minutes($0.number(0...600)) }, maybe { $0.pick(RunKind.allCases) })
    session.hrZoneSeconds = maybe { dice in (0..<5).map { _ in dice.number(0...5_000) } }
    (session.zone, session.notes, session.unknown) = (maybe { _ in .offset(7_200) }, maybe { $0.name() }, unknown())
    return session
  }

  mutating func dayDocument() -> DayDocument {
    var document = DayDocument(day: day(), createdAt: moment())
    document.restore(
      readinessPercent: maybe { $0.whole(0...100) }, reason: maybe { $0.pick(ReadinessReason.allCases) })
    (document.lifting, document.unknown) = (maybe { $0.pick(LiftingAnswer.allCases) }, unknown())
    document.suggested = maybe { dice in
      SuggestedRun(
        kind: dice.pick(RunKind.allCases),
        steps: dice.list(0...3) { RunStep(kind: .steady, minutes: Minutes($0.number(0...60)), effort: Effort(3)) })
    }
    return document
  }

  mutating func race() -> RaceDocument {
    let kind = pick(RaceShape.Kind.known + [.other("relay")])
    var race = RaceDocument(id: id(), name: name(), day: day(), shape: RaceShape(kind: kind), createdAt: moment())
    race.cutoffs = maybe { $0.list(0...2) { RaceCutoff(minutes: Minutes($0.number(0...600)), kilometres: nil) } }
    race.unknown = unknown()
    return race
  }

  mutating func schedule() -> ScheduleDocument {
    var schedule = ScheduleDocument(id: id(), splitID: id(), firstDay: day(), createdAt: moment())
    (schedule.weekdays, schedule.everyDays) = (maybe { $0.list(0...3) { $0.whole(1...7) } }, maybe { $0.whole(1...9) })
    schedule.unknown = unknown()
    return schedule
  }
}

// Workouts.
extension DocumentDice {
  mutating func workout() -> WorkoutDocument {
    var workout = WorkoutDocument(id: id(), start: moment(), createdAt: moment())
    workout.restore(status: pick(WorkoutStatus.allCases), end: maybe { $0.moment() })
    workout.logs = list(0...6) { $0.log() }
    // The same exercise twice, as a broken program may write it.
    if let log = workout.logs.first, chance(0.1) { workout.logs.append(log) }
    (workout.effort, workout.notes, workout.unknown) = (
      maybe { Effort($0.number(1...10)) }, maybe { $0.name() }, unknown()
    )
    if chance(0.3) {
      var metrics = WorkoutMetrics(source: pick(MetricSource.allCases), recordedAt: moment())
      (metrics.totalVolume, metrics.hrZoneSeconds) = (maybe { $0.number(0...9_000) }, maybe { _ in [1, 2, 3, 4, 5] })
      workout.metrics = metrics
    }
    if chance(0.2) { workout.restore(deletedLogs: list(0...2) { $0.log() }) }
    if chance(0.2) {
      workout.deletedLogIDs = DeletionStamps()
      if chance(0.5) { workout.deletedLogIDs?[id()] = moment() }
    }
    return workout
  }

  private mutating func log() -> WorkoutLogDocument {
    var log = WorkoutLogDocument(
      id: id(), exerciseName: name(), order: whole(0...5), loadType: pick(LoadType.allCases), date: moment())
    (log.sets, log.reps, log.weight) = (whole(0...4), whole(0...12), number(-10...300))
    log.restore(
      status: pick(WorkoutStatus.allCases), startedAt: maybe { $0.moment() }, completedAt: maybe { $0.moment() },
      updatedAt: maybe { $0.moment() })
    log.restore(setEntries: maybe { $0.list(0...4) { $0.set() } })
    (log.libraryName, log.weightUnit, log.unknown) = (maybe { $0.name() }, maybe { $0.pick([.kg, .lb]) }, unknown())
    return log
  }

  private mutating func set() -> SetEntry {
    var set = SetEntry(completedAt: moment())
    (set.reps, set.weight) = (maybe { $0.whole(0...20) }, maybe { $0.number(-10...300) })
    (set.seconds, set.kind) = (maybe { $0.whole(0...600) }, maybe { $0.pick(SetKind.allCases) })
    set.id = maybe { $0.id() }
    set.restore(updatedAt: maybe { $0.moment() }, twin: maybe { $0.whole(0...2) })
    (set.rpe, set.unknown) = (maybe { $0.number(1...10) }, unknown())
    return set
  }
}
