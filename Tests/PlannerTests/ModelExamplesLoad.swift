import Planner
import Testing
import TrainingModel

@Suite("The examples of MODEL.md, load")
struct ModelLoadExamples {
  @Test("a rating times minutes")
  func rating() throws {
    let numbers = try ModelPage.example("rating")
    var history = History()
    history.run(monday, numbers[0], effort: numbers[1])
    #expect(loads(history) == [numbers[2]])
  }

  @Test("heart-rate zones")
  func zones() throws {
    let numbers = try ModelPage.example("zones")
    let seconds = numbers[0..<5].map { $0 * 60 }
    #expect(HeartRateLoad.zonePoints(seconds: seconds) == numbers[5])
    var history = History()
    let position = history.run(monday, 60, kind: nil)
    history.sessions[position].hrZoneSeconds = seconds
    #expect(loads(history) == [numbers[6]])
  }

  @Test("a mean heart rate")
  func heartRate() throws {
    let numbers = try ModelPage.example("heart rate")
    let impulse = try #require(
      HeartRateLoad.impulse(
        minutes: Minutes(numbers[0]), mean: HeartRate(numbers[1]), resting: HeartRate(numbers[2]),
        max: HeartRate(numbers[3]), sex: .female))
    #expect(abs(impulse - numbers[4]) < 0.05)
    #expect(abs(loads(try atHeartRate(rated: nil, count: 1))[0] - numbers[5]) < 0.05)
  }

  @Test("her own factor of a heart rate")
  func ownFactor() throws {
    let numbers = try ModelPage.example("own factor")
    #expect(abs((loads(try atHeartRate(rated: numbers[0], count: 5)).last ?? 0) - numbers[1]) < 1e-9)
  }

  @Test("the sets of a lift")
  func sets() throws {
    let numbers = try ModelPage.example("sets")
    var history = History()
    let position = history.lift(monday, numbers[4], effort: nil)
    history.sessions[position].liftSets = [set(numbers[0], numbers[1]), set(numbers[2], numbers[3])]
    #expect(abs(loads(history)[0] - numbers[7]) < 0.05)
    #expect(abs(numbers[7] / numbers[4] - (numbers[5] + numbers[6]) / 2) < 0.005)
  }

  @Test("her usual effort")
  func usualEffort() throws {
    let numbers = try ModelPage.example("usual effort")
    var history = History()
    for (offset, effort) in numbers[0..<5].enumerated() { history.lift(monday + Int64(offset), effort: effort) }
    history.lift(monday + 5, numbers[5], effort: nil)
    #expect(loads(history).last == numbers[6])
  }

  @Test("the standard effort")
  func standardEffort() throws {
    let numbers = try ModelPage.example("standard effort")
    var history = History()
    history.run(monday, numbers[0], kind: nil)
    #expect(loads(history) == [numbers[1]])
  }

  @Test("sets without minutes")
  func setsAlone() throws {
    let numbers = try ModelPage.example("sets alone")
    var history = History()
    let position = history.lift(monday, nil, effort: nil)
    history.sessions[position].liftSets = (0..<Int(numbers[0])).map { _ in
      var set = set(8, 50)
      set.effort = Effort(numbers[1])
      return set
    }
    #expect(loads(history) == [numbers[2]])
  }

  @Test("her usual load")
  func usualLoad() throws {
    let numbers = try ModelPage.example("usual load")
    var history = History()
    for (offset, load) in numbers[0..<3].enumerated() { history.run(monday + Int64(offset), load / 3, effort: 3) }
    history.run(monday + 3, nil, kind: nil)
    #expect(loads(history).last == numbers[3])
  }

  @Test("a session that two sources hold")
  func countedOnce() throws {
    let numbers = try ModelPage.example("counted once")
    var history = History()
    history.run(monday, numbers[0], hour: Int64(numbers[1]))
    let position = history.run(monday, numbers[3], hour: Int64(numbers[4]))
    history.sessions[position].start = history.sessions[position].start + Int64(60 * numbers[5])
    history.sessions[position].source = "elsewhere"
    #expect(Double(loads(history).count) == numbers[6])
  }

  @Test("a run that is judged long")
  func judgedLong() throws {
    let numbers = try ModelPage.example("judged long")
    for (minutes, kind) in [(numbers[4], RunKind.long), (numbers[5], .easy)] {
      var history = History()
      for (offset, earlier) in numbers[0..<4].enumerated() { history.run(monday + Int64(offset), earlier) }
      history.run(monday + 4, minutes, kind: nil)
      #expect(ledger(history).entries.last?.kind == kind)
    }
  }

  private func loads(_ history: History) -> [Double] { loads(PlanRequest(history, on: monday + 60)) }
  private func loads(_ request: PlanRequest) -> [Double] { Coach.history(request).map { $0.load?.value ?? -1 } }

  private func set(_ repetitions: Double, _ kilograms: Double) -> LiftSet {
    LiftSet(exercise: "Squat", repetitions: Int64(repetitions), kilograms: kilograms)
  }

  /// Runs of the heart-rate example on as many days, rated, and one more without a rating.
  private func atHeartRate(rated: Double?, count: Int64) throws -> PlanRequest {
    let numbers = try ModelPage.example("heart rate")
    var history = History()
    for offset in 0...count {
      let position = history.run(monday + offset, numbers[0], kind: nil, effort: offset < count ? rated : nil)
      history.sessions[position].avgHeartRate = HeartRate(numbers[1])
    }
    var request = PlanRequest(history, on: monday + 60)
    (request.athlete.restingHeartRate, request.athlete.maxHeartRate) = (HeartRate(numbers[2]), HeartRate(numbers[3]))
    request.athlete.sex = .female
    return request
  }
}
