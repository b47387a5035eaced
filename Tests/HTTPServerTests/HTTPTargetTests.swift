import Testing

@testable import HTTPServer

@Suite struct HTTPTargetTests {
  @Test func aPathAndAQueryAreTakenApart() {
    let target = HTTPTarget("/api/v1/caf%C3%A9?from=2026-11-30&note=a+b")
    #expect(target?.path == ["api", "v1", "café"])
    #expect(target?["note"] == "a b")
  }

  @Test(arguments: ["http://a/", "/a/../b", "/%2e%2e/b", "/a%00", "/a%2Fb", "/%FF", "/%4", "//a", "a"])
  func whatIsNoTargetIsRefused(text: String) { #expect(HTTPTarget(text) == nil) }
}
