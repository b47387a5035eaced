import Foundation
import Presentation
import SyncEngine
import Testing
import TrainingModel

@testable import loadbook

/// What `watch` prints.
struct WatchTests {
  private let change = DocumentChange(
    kind: .split, id: "01M8F21QA08SYWNHZPHW8512XZ", path: "Splits/01M8F21QA08SYWNHZPHW8512XZ.json", event: .changed)
  private let at = Instant(seconds: 1_796_030_465)

  @Test("a line says when, what, which and what happened")
  func line() {
    let line = WatchLine(change: change, title: "Push", at: at)
    #expect(line.page(zone: .fixed(offset: 3600)).plainText == "10:21:05  routine   Push  changed\n")
    let unknown = WatchLine(change: change, title: nil, at: at)
    #expect(
      unknown.page(zone: .fixed(offset: 0)).plainText.contains("09:21:05  routine   01M8F21QA08SYWNHZPHW8512XZ  "))
  }

  @Test("every event has words and fits the terminal", arguments: DocumentChange.Event.allCases)
  func events(event: DocumentChange.Event) {
    let change = DocumentChange(kind: .schedule, id: "1", path: "a", event: event)
    let line = WatchLine(change: change, title: String(repeating: "n", count: 90), at: at)
    let text = line.page(zone: .fixed(offset: 0)).plainText
    #expect(text.count(where: { $0 == "\n" }) == 1 && text.count <= 81, "\(text)")
  }

  @Test("a program gets one object a line, whatever the name holds")
  func json() throws {
    let line = WatchLine(change: change, title: "a\"b\n\u{1B}/é", at: at).json
    #expect(line.hasSuffix("}\n") && line.dropLast().count(where: { $0 == "\n" }) == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    #expect(object["name"] == "a\"b\n\u{1B}/é" && object["event"] == "changed" && object["kind"] == "split")
    #expect(object["at"] == "2026-11-30T09:21:05Z")
    let unnamed = WatchLine(change: change, title: nil, at: at).json
    #expect(unnamed.contains("\"name\":null"))
  }

  @Test("what two other terminals do to one folder is seen as it happens, and ctrl-C ends well")
  func twoTerminals() async throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--folder", "log"])
    let (watching, lines) = try shell.start(["watch", "--json"])
    try await lines.wait(for: "watching")
    let first = try shell.run(["start", "squat"])
    #expect(first.code == 0)
    try await lines.wait(for: "\"event\":\"added\"")
    async let one = shell.run(["set", "--reps", "4"])
    async let two = shell.run(["log", "run", "--minutes", "30", "--effort", "4"])
    #expect(try await one.code == 0)
    #expect(try await two.code == 0)
    try await lines.wait(for: "\"event\":\"changed\"")
    try await lines.wait(for: "\"kind\":\"session\"")
    watching.interrupt()
    watching.waitUntilExit()
    #expect(watching.terminationStatus == 0)
    #expect(lines.text.contains("Squat and press"))
  }
}
