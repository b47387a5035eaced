import Foundation
import SyncEngine
import Testing

/// The closed list of what can happen to a record, as COMMANDS.md has it for `watch`.
struct WatchEventsPageTests {
  @Test("every event is listed, in the order of the code")
  func events() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "COMMANDS.md"), encoding: .utf8)
    let list = try #require(page.range(of: "`event` (closed:"))
    let words = page[list.upperBound...].prefix { $0 != ")" }.split(separator: "`").map(String.init)
    #expect(words.filter { $0.allSatisfy(\.isLetter) } == DocumentChange.Event.allCases.map(\.rawValue))
  }
}
