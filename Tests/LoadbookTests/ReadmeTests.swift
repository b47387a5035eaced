import Foundation
import Testing

/// What the README shows is what the program says.
struct ReadmeTests {
  @Test("the excerpt of today is the program's own answer")
  func excerptIsReal() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let shell = try Shell()
    let now = ["--folder", "demo", "--now", "2026-12-03T08:00:00Z"]
    _ = try shell.run(["demo", "--zone", "Europe/Berlin"] + now)
    let answer = try shell.run(["today"] + now)
    #expect(answer.code == 0)
    #expect(readme.contains("$ loadbook today\n" + answer.output + "```"))
  }
}
