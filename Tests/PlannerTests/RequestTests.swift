import CanonicalJSON
import Planner
import Testing
import TrainingModel

@Suite("A request and its answers as JSON")
struct RequestTests {
  private var request: PlanRequest {
    var history = Week.fourRuns.repeated(12, before: monday)
    let position = history.lift(monday - 1)
    history.sessions[position].liftSets = [LiftSet(exercise: "Squat", repetitions: 5, kilograms: 82.5)]
    history.sessions[position].hrZoneSeconds = [1, 2, 3, 4, 5]
    var request = PlanRequest(history, on: monday + 1, races: [.kilometres(10, on: monday + 40)])
    var answers = DayAnswers(day: monday)
    (answers.lifting, answers.readinessReason, answers.sleep) = (.todayHeavy, .ill, Minutes(420))
    request.days = [answers]
    request.athlete.sex = .female
    request.athlete.maxHeartRate = HeartRate(186)
    return request
  }

  @Test("a request that is written and read again is the same")
  func roundTrip() throws {
    let bytes = request.canonicalBytes()
    #expect(try PlanRequest(bytes: bytes) == request)
  }

  @Test("equal requests give equal bytes, and a request read from bytes gives them too")
  func sameBytes() throws {
    let again = try PlanRequest(bytes: request.canonicalBytes())
    #expect(Coach.today(request).canonicalBytes() == Coach.today(again).canonicalBytes())
    #expect(Coach.ahead(request).canonicalBytes() == Coach.ahead(again).canonicalBytes())
    #expect(Coach.runningWeeks(request).canonicalBytes() == Coach.runningWeeks(again).canonicalBytes())
    let preview = { (request: PlanRequest) in
      Coach.tomorrow(request, readiness: .highest, clock: request.today).canonicalBytes()
    }
    #expect(preview(request) == preview(again))
  }

  @Test("an answer is a JSON text")
  func answers() throws {
    let text = try JSONText(Coach.today(request).canonicalBytes())
    #expect(text.root.kind == .object)
  }

  @Test("every rule has an id of its own")
  func ruleIDs() {
    #expect(Set(RuleID.allCases.map { $0.rawValue }).count == RuleID.allCases.count)
  }
}
