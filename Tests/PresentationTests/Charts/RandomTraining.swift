import TestSupport
@testable import Planner
@testable import Presentation
@testable import TrainingModel

/// Training made up at random: with few and many weeks, with tiny and huge numbers.
struct RandomTraining {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  let today = Day(number: 20_787)

  mutating func size() -> Double {
    let sizes: [Double] = [0, 0.4, 3, 100, 1_200, 60_000, 3_000_000]
    return Double.random(in: 0...1, using: &generator) * (sizes.randomElement(using: &generator) ?? 0)
  }

  mutating func count() -> Int64 { [Int64(0), 1, 2, 3, 12, 26, 60, 261].randomElement(using: &generator) ?? 0 }

  mutating func ahead() -> LoadAhead {
    let daysLeft = Int64.random(in: 1...400, using: &generator)
    let race = Bool.random(using: &generator) ? RaceAhead(name: "A", day: today + daysLeft, daysLeft: daysLeft) : nil
    let (running, others) = (size(), size())
    let weeks = (0..<(race == nil ? Int64(12) : (daysLeft + 6) / 7)).map { number in
      WeekAhead(
        from: today + number * 7, readAt: today + number * 7 + 6, load: Load(running + others),
        runningLoad: Load(running), otherLoad: Load(others), runningMinutes: Minutes(size()))
    }
    let isLong = Bool.random(using: &generator)
    let days: [Int64] = race == nil || !isLong ? [] : (1...min(13, daysLeft)).reversed()
    let taper = days.map { left in
      let scale = Taper.scale(daysLeft: left)
      return TaperDay(
        day: today + daysLeft - left, daysLeft: left, scale: scale, target: Load(running * scale + others),
        runningLoad: Load(running * scale), sharedCap: .zero)
    }
    return LoadAhead(day: today, baseline: .usual(Load(running + others)), race: race, weeks: weeks, taper: taper)
  }

  mutating func running() -> RunningWeeks {
    let (past, ahead) = (min(count(), 60), count())
    return RunningWeeks(
      past: (0..<past).map { number in
        RunningWeek(from: today - (past - number) * 7, minutes: Minutes(size()), runs: number % 5)
      },
      current: RunningWeek(from: today - 6, minutes: .zero, runs: 0),
      ahead: (0..<ahead).map { RunningTarget(from: today + $0 * 7, readAt: today, minutes: Minutes(size())) })
  }

  mutating func illDays() -> [DayAnswers] {
    (0..<count()).map { _ in
      var answers = DayAnswers(day: today - Int64.random(in: 0...200, using: &generator))
      answers.readinessReason = [.ill, .travelling, .sore].randomElement(using: &generator)
      return answers
    }
  }

  mutating func weekLoads() -> [WeekLoad] {
    let count = count()
    return (0..<count).map { number in
      var week = WeekLoad(from: today - (count - number) * 7)
      (week.running, week.others) = (Load(size()), Load(size()))
      return week
    }
  }

  mutating func runs() -> [RunPoint] {
    (0..<count()).compactMap { _ in
      RunPoint(
        day: today - Int64.random(in: 0...3_000, using: &generator), minutes: Minutes(size()),
        kilometres: Kilometres(size()), kind: RunKind.allCases.randomElement(using: &generator))
    }
  }

  mutating func history() -> ExerciseHistory {
    let workouts = (0..<count()).map { number in workout(today - Int64.random(in: 0...900, using: &generator), number) }
    return ExerciseHistory(of: "Bench Press", in: workouts, weightsIn: .kg)
  }

  private mutating func workout(_ day: Day, _ number: Int64) -> WorkoutDocument {
    let start = LocalTime(day: day, second: number).instant(offset: 0)
    let id = ULID(high: UInt64(number), low: 1)
    var workout = WorkoutDocument(id: id, start: start, createdAt: start)
    var log = WorkoutLogDocument(id: id, exerciseName: "Bench Press", order: 0, loadType: .weight, date: start)
    let hasWeight = Int64.random(in: 0...3, using: &generator) > 0
    log.setEntries = (0..<3).map { _ in
      var set = SetEntry(completedAt: start)
      set.reps = Int64.random(in: 0...20, using: &generator)
      set.weight = hasWeight ? size() : nil
      return set
    }
    workout.logs = [log]
    return workout
  }

  mutating func muscles() -> [MuscleSets] {
    ["chest", "latissimus dorsi and everything near it", "<b>", "背中", "🦵🏽"].prefix(Int(min(count(), 5))).map {
      MuscleSets(muscle: $0, sets: size())
    }
  }
}
