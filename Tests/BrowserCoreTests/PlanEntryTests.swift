import BrowserCore
import CanonicalJSON
import Planner
import Testing
import TrainingModel

@Suite struct PlanEntryTests {
  static let requests = GoldenFile.all(in: "requests")

  @Test func thereAreADozenGoldenRequests() { #expect(Self.requests.count >= 12) }

  @Test(arguments: requests)
  func everyGoldenRequestHasTheAnswerThatIsRecorded(_ file: GoldenFile) throws {
    let answer = today(request: try file.bytes())
    let expectation = file.counterpart(in: "answers")
    try expectation.record(answer.bytes)
    #expect(text(answer.bytes) == text(try expectation.bytes()))
  }

  @Test(arguments: requests)
  func everyEntryAnswersWhatThePlannerSays(_ file: GoldenFile) throws {
    let bytes = try file.bytes()
    let request = try PlanRequest(bytes: bytes)
    let percent = ReadinessPercent(70)
    let preview = Coach.tomorrow(request, readiness: percent, clock: request.today)
    let clock = Array("\"\(request.today.text)\"".utf8)
    #expect(today(request: bytes) == .accepted(Coach.today(request).canonicalBytes()))
    #expect(ahead(request: bytes) == .accepted(Coach.ahead(request).canonicalBytes()))
    #expect(runningWeeks(request: bytes) == .accepted(Coach.runningWeeks(request).canonicalBytes()))
    let answer = tomorrow(request: bytes, readiness: Array("70".utf8), clock: clock)
    #expect(answer == .accepted(preview.canonicalBytes()))
  }

  @Test(arguments: [("101", "\"2026-11-30\"", "outOfRange"), ("70", "\"2026-11-31\"", "invalidText")])
  func aBadReadinessOrClockIsRefused(_ readiness: String, _ clock: String, _ fault: String) throws {
    let request = try GoldenFile(folder: "requests", name: "no-history.json").bytes()
    let answer = tomorrow(request: request, readiness: Array(readiness.utf8), clock: Array(clock.utf8))
    #expect(answer.isRefused)
    #expect(text(answer.bytes).contains("\"\(fault)\""))
  }

  @Test func aRequestWithoutAMemberIsRefused() {
    let answer = today(request: Array("{\"athlete\":{},\"days\":[]}".utf8))
    #expect(answer.isRefused)
    #expect(text(answer.bytes).contains("\"path\" : \"now\""))
  }
}
