import Planner
import TrainingModel

/// A random athlete on a random day: a habit of running and lifting with noise, gaps, breaks, races, duplicates,
/// unrated and unlabelled sessions, and answers.
struct RandomRequest {
  private(set) var request: PlanRequest
  private var dice: Dice
  private var habit: RandomHabit

  static func make(seed: UInt64) -> PlanRequest { RandomRequest(seed: seed).request }

  private init(seed: UInt64) {
    dice = Dice(seed: seed)
    habit = RandomHabit(&dice)
    let now = LocalTime(day: Day(number: dice.number(15_000...25_000)), second: dice.number(0...86_399))
    request = PlanRequest(now: now, nowInstant: now.instant(offset: 0))
    addSessions()
    addRaces()
    addAnswers()
    if dice.chance(0.5) {
      request.athlete.maxHeartRate = HeartRate(Double(dice.number(165...205)))
      request.athlete.restingHeartRate = HeartRate(Double(dice.number(40...70)))
      request.athlete.sex = dice.one(of: [.female, .male])
    }
  }

  private mutating func addSessions() {
    let length = dice.chance(0.15) ? dice.number(0...30) : dice.number(31...210)
    var gapEnd = Int64.min
    for offset in -length...0 {
      let day = request.today + offset
      if dice.chance(habit.pauses) { gapEnd = offset + dice.number(3...45) }
      var sessions = habit.sessions(of: day, isAway: offset < gapEnd, &dice)
      if offset == 0 { sessions.removeAll { $0.activity == .run ? dice.chance(0.9) : $0.start > request.nowInstant } }
      request.sessions += sessions
    }
  }

  private mutating func addRaces() {
    for _ in 0..<dice.one(of: [0, 0, 1, 1, 2]) {
      let offset = dice.number(dice.one(of: [-40...(-1), 0...16, 0...200]))
      let shape = dice.one(of: RandomHabit.shapes)
      request.races.append(Race(name: "race \(offset)", day: request.today + offset, shape: shape))
      guard offset < 0, dice.chance(0.7) else { continue }
      request.sessions.append(habit.race(on: request.today + offset, &dice))
    }
  }

  private mutating func addAnswers() {
    for offset in Int64(-30)...0 where dice.chance(0.4) {
      var answers = DayAnswers(day: request.today + offset)
      if dice.chance(0.4) { answers.lifting = dice.one(of: [.today, .skip, .tomorrow, .todayHeavy, .tomorrowLight]) }
      if dice.chance(0.4) {
        answers.readinessPercent = ReadinessPercent(dice.one(of: [100, 100, 95, 90, 80, 60, 45, 20]))
      }
      if dice.chance(0.2) { answers.readinessReason = dice.one(of: ReadinessReason.allCases) }
      if dice.chance(0.6) { answers.sleep = Minutes(Double(dice.number(240...560))) }
      request.days.append(answers)
    }
  }
}
