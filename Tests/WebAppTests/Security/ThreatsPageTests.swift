import Foundation
import Testing

/// THREATS.md against the tests that it names.
@Suite struct ThreatsPageTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// The names in the last column of every table.
  private static func names() throws -> [String] {
    let page = try String(contentsOf: root.appending(path: "THREATS.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { line in
      let column = line.split(separator: "|", omittingEmptySubsequences: false).dropLast().last ?? ""
      return column.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  private static func sources() throws -> String {
    let tests = root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".py") }
      .filter { !$0.hasSuffix("ThreatsPageTests.swift") }
      .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
  }

  private static func exists(_ name: String, in text: String) -> Bool {
    ["\"\(name)\"", "func \(name)(", "func `\(name)`(", "def \(name)("].contains { text.contains($0) }
  }

  @Test("every test that the page names exists") func everyTest() throws {
    let (names, text) = (try Self.names(), try Self.sources())
    #expect(names.count > 40)
    for name in names { #expect(Self.exists(name, in: text), "there is no test \(name)") }
    #expect(!Self.exists("a test that nobody wrote", in: text))
  }

  @Test("every line of the page names a test") func everyLine() throws {
    let page = try String(contentsOf: Self.root.appending(path: "THREATS.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| threat") }
    #expect(lines.count > 20)
    for line in lines { #expect(line.hasSuffix("` |"), "\(line)") }
  }
}
