import Planner
import Testing
import TrainingModel

@Suite("Documents as sessions")
struct DocumentTests {
  private let start = Instant(seconds: 20_094 * 86_400 + 7 * 3600)
  private let id = ULID(high: 1, low: 2)
  private let zone = ZoneRules.fixed(offset: 0)

  private func workout(sets: Int, type: Int64? = nil, exercise: String = "Squat", unit: WeightUnit? = nil)
    -> WorkoutDocument
  {
    var workout = WorkoutDocument(id: id, start: start, createdAt: start)
    workout.activityTypeCode = type
    var log = WorkoutLogDocument(id: id, exerciseName: exercise, order: 0, loadType: .weight, date: start)
    log.weightUnit = unit
    for number in 0..<sets {
      let end = start + 600 * Int64(number + 1)
      var set = SetEntry(completedAt: end)
      (set.reps, set.weight) = (5, 100)
      log.record(set, at: end)
    }
    workout.logs = [log]
    return workout
  }

  @Test("a workout spends nothing until a set is recorded")
  func noSets() {
    #expect(TrainingSession(workout: workout(sets: 0), zone: zone, weightUnit: .kg) == nil)
  }

  @Test("an open workout lasts to its newest set, and weights are kilograms")
  func open() throws {
    let session = try #require(TrainingSession(workout: workout(sets: 3), zone: zone, weightUnit: .lb))
    #expect(session.minutes == Minutes(30))
    #expect(session.activity == .lift)
    #expect(session.liftSets.count == 3)
    #expect(session.liftSets[0].kilograms == 100 * 0.453_592_37)
    let known = try #require(TrainingSession(workout: workout(sets: 1, unit: .kg), zone: zone, weightUnit: .lb))
    #expect(known.liftSets[0].kilograms == 100)
  }

  @Test("cardio on the treadmill alone is a run, other cardio is not, an assisted weight is none")
  func activities() throws {
    let treadmill = try #require(
      TrainingSession(workout: workout(sets: 1, type: 4, exercise: "Treadmill"), zone: zone, weightUnit: .kg))
    #expect(treadmill.activity == .run)
    #expect(treadmill.liftSets.isEmpty)
    let rower = try #require(
      TrainingSession(workout: workout(sets: 1, type: 4, exercise: "Rower"), zone: zone, weightUnit: .kg))
    #expect(rower.activity == .other)
    let assisted = try #require(
      TrainingSession(workout: workout(sets: 1, exercise: "Assisted Pull-up"), zone: zone, weightUnit: .kg))
    #expect(assisted.liftSets[0].kilograms == 0)
  }

  @Test("a day document brings her answers and not what was suggested")
  func day() {
    var document = DayDocument(day: monday, createdAt: start)
    document.answerReadiness(percent: 60, reason: .ill)
    (document.sleepMinutes, document.lifting) = (400, .skip)
    var answers = DayAnswers(day: monday)
    (answers.readinessPercent, answers.readinessReason) = (ReadinessPercent(60), .ill)
    (answers.sleep, answers.lifting) = (Minutes(400), .skip)
    #expect(DayAnswers(document) == answers)
    document.suggested = SuggestedRun(kind: .easy, steps: [])
    #expect(DayAnswers(document) == answers)
  }
}
