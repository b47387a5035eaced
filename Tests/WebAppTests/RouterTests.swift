import Testing

@testable import WebApp

@Suite struct RouterTests {
  @Test func aNamedSegmentTakesItsPart() {
    #expect(RoutePattern("/api/v1/workouts/{id}").parameters(of: ["api", "v1", "workouts", "X"]) == ["id": "X"])
  }
}
