import BrowserCore
import Testing

@Suite struct RefusalTests {
  /// Document, kind of fault, byte, member.
  static let faults: [(String, String, Int, String)] = [
    ("athlete-member-twice", "duplicateMember", 130, "note.b[0].c"),
    ("athlete-no-utf8", "invalidUTF8", 112, "note"),
    ("athlete-trailing-comma", "unexpectedByte", 104, ""),
    ("athlete-two-values", "trailingBytes", 105, ""),
    ("day-leap-second", "invalidText", 49, "createdAt"),
    ("day-not-in-the-calendar", "invalidText", 24, "id"),
    ("day-number-beyond-64-bits", "outOfRange", 122, "sleepMinutes"),
    ("day-percent-with-a-fraction", "wrongType", 126, "readinessPercent"),
    ("race-timed-without-hours", "missingMember", 161, "shape.hours"),
    ("schedule-id-in-lower-case", "invalidText", 24, "id"),
    ("session-effort-of-eleven", "outOfRange", 110, "effort"),
    ("session-half-a-surrogate-pair", "invalidString", 110, "notes"),
    ("session-infinite-minutes", "outOfRange", 111, "minutes"),
    ("split-newer-version", "outOfRange", 17, "schemaVersion"),
    ("split-version-beyond-32-bits", "outOfRange", 17, "schemaVersion"),
    ("tombstone-empty", "unexpectedEnd", 0, ""),
    ("tombstone-too-deep", "tooDeep", 68, "a" + String(repeating: "[0]", count: 63)),
    ("workout-cut-short", "unexpectedEnd", 105, ""),
    ("workout-set-without-a-date", "invalidText", 457, "logs[0].setEntries[1].completedAt"),
  ]

  @Test func everyBadDocumentIsRefusedWithItsFaultItsByteAndItsMember() throws {
    #expect(GoldenFile.all(in: "refused").map { $0.name } == Self.faults.map { "\($0.0).json" })
    for (name, kind, offset, path) in Self.faults {
      let file = GoldenFile(folder: "refused", name: "\(name).json")
      let answer = canonical(kind: Array(file.kind.utf8), document: try file.bytes())
      #expect(answer.isRefused, "\(name)")
      #expect(text(answer.bytes) == refusal(kind, offset, path), "\(name)")
    }
  }

  @Test func aKindThatNobodyKnowsIsRefused() {
    let answer = canonical(kind: Array("exercise".utf8), document: Array("{}".utf8))
    #expect(answer == .refused(Array(refusal("unknownKind", 0, "").utf8)))
  }

  private func refusal(_ kind: String, _ offset: Int, _ path: String) -> String {
    "{\n  \"kind\" : \"\(kind)\",\n  \"offset\" : \(offset),\n  \"path\" : \"\(path)\"\n}"
  }
}
