import Foundation
import Testing

@Suite("The table of MODEL.md")
struct TableClosedLoop {
  @Test("holds the figures that the closed loop reaches")
  func isCurrent() throws {
    let results = [
      FollowingCase.result, SkippingCase.result, ShareCase.result, MissingCase.result, StartingCase.result,
      RacingCase.result,
    ]
    let rows = results.flatMap(\.rows).map(\.markdown).joined(separator: "\n")
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "MODEL.md"), encoding: .utf8)
    let isCurrent = page.contains(rows)
    #expect(isCurrent, "MODEL.md should hold\n\(rows)")
  }
}
