import Foundation
import Testing

@testable import WebApp

@Suite struct PagePathsTests {
  @Test func theServerKnowsThePagesThatTheScreensKnow() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Web/core/screens.js")
    let text = try String(contentsOf: source, encoding: .utf8)
    let paths = text.matches(of: /(?m)^  "(\/[^"]*)": \(\) => import/).map { match in
      match.1.split(separator: "/").map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
    }
    #expect(paths.count > 10)
    #expect(paths.map { "/" + $0.joined(separator: "/") } == PagePaths.all)
  }
}
