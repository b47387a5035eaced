import Foundation
import Testing

/// GLOSSARY.md: one line a word, in order, none twice, and none missing that this page must have.
@Suite struct GlossaryTests {
  private func entries() throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: "GLOSSARY.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0) }
  }

  @Test func `each word has one line and the words are in order`() throws {
    let words = try entries().map { line in
      let parts = line.dropFirst(4).components(separatedBy: "**: ")
      #expect(parts.count == 2 && line.hasPrefix("- **") && line.hasSuffix(".") && line.count <= 130, "\(line)")
      return parts[0]
    }
    #expect(words == words.sorted { $0.lowercased() < $1.lowercased() })
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    "session", "set", "working set", "reps", "routine", "rest", "load", "AU", "effort", "RPE", "usual week",
    "day budget", "room", "running fitness", "capacity", "ceiling", "shared cap", "taper", "readiness", "easy",
    "long run",
    "tempo", "intervals", "sprints", "recovery", "break", "way back", "ordinary week", "build phase", "lifting day",
  ])
  func `the words of the plan are told`(_ word: String) throws {
    #expect(try entries().contains { $0.hasPrefix("- **\(word)**: ") })
  }
}
