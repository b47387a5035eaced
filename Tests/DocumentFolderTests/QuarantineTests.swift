import CanonicalJSON
import Foundation
import TestSupport
import Testing
import TrainingModel

@testable import DocumentFolder

@Suite struct QuarantineTests {
  let folder: TemporaryFolder
  static let path = "Splits/\(ID.a).json"

  init() throws { folder = try TemporaryFolder() }

  static let cases: [(String, [UInt8], QuarantineReason)] = [
    ("a newer schema", Array(document(ID.a, version: 4).utf8), .newerSchema(found: 4, known: 3)),
    ("another id", Array(document(ID.b).utf8), .otherIdentifier(found: ID.b)),
    ("an id in small letters", Array(document(ID.a.lowercased()).utf8), .otherIdentifier(found: ID.a.lowercased())),
    ("no id", Array(#"{"schemaVersion":1}"#.utf8), .otherIdentifier(found: nil)),
    ("a number as id", Array(#"{"id":1,"schemaVersion":1}"#.utf8), .otherIdentifier(found: nil)),
    (
      "a member twice", Array(#"{"id":"\#(ID.a)","schemaVersion":1,"x":{"y":1,"y":2}}"#.utf8),
      .duplicateMember(JSONError(kind: .duplicateMember, offset: 64, path: "x.y"))
    ),
    ("bad UTF-8", Array(#"{"id":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8), .invalidUTF8(offset: 7)),
    ("nothing", [], .notJSON(JSONError(kind: .unexpectedEnd, offset: 0, path: ""))),
    ("half a file", Array(#"{"id":"#.utf8), .notJSON(JSONError(kind: .unexpectedEnd, offset: 6, path: "id"))),
    ("a list", Array("[]".utf8), .noSchema(JSONError(kind: .wrongType, offset: 0, path: ""))),
    (
      "no schema", Array(#"{"id":"\#(ID.a)"}"#.utf8),
      .noSchema(JSONError(kind: .missingMember, offset: 0, path: "schemaVersion"))
    ),
    (
      "schema 0", Array(#"{"id":"\#(ID.a)","schemaVersion":0}"#.utf8),
      .noSchema(JSONError(kind: .outOfRange, offset: 51, path: "schemaVersion"))
    ),
    (
      "half a schema", Array(#"{"id":"\#(ID.a)","schemaVersion":1.5}"#.utf8),
      .noSchema(JSONError(kind: .wrongType, offset: 51, path: "schemaVersion"))
    ),
  ]

  @Test(arguments: cases)
  func aFileThatCannotBeTrustedIsSetAside(name: String, bytes: [UInt8], reason: QuarantineReason) async throws {
    try folder.plant(Self.path, bytes)
    let store = folder.store()
    #expect(try store.read(Self.path)?.reason == reason, "\(name)")
    await #expect(throws: FolderError.quarantined(path: Self.path, reason), "\(name)") {
      try await store.put(exactly: Array(document(ID.a, note: "new").utf8), to: Self.path, over: bytes)
    }
    #expect(folder.bytes(Self.path) == bytes, "\(name)")
    #expect(folder.files() == [Self.path], "\(name)")
  }

  @Test func tooManyLevelsAreSetAside() throws {
    let nested = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    try folder.plant(Self.path, #"{"id":"\#(ID.a)","schemaVersion":1,"x":\#(nested)}"#)
    guard case .tooDeep(let offset)? = try folder.store().read(Self.path)?.reason else {
      Issue.record("not set aside")
      return
    }
    #expect(offset > 40)
  }

  @Test func aFileOverFourMebibytesIsSetAsideUnread() throws {
    try folder.plant(Self.path, "")
    let handle = try #require(FileHandle(forWritingAtPath: folder.full(Self.path)))
    try handle.truncate(atOffset: 1 << 30)
    let calls = FaultyCalls(failing: { call, _ in call == .readBytes }, with: .inputOutput)
    #expect(try folder.store(calls: calls).read(Self.path)?.reason == .tooLarge(bytes: 1 << 30))
    try handle.truncate(atOffset: 4 << 20)
    #expect(try folder.store().read(Self.path)?.reason != .tooLarge(bytes: 4 << 20))
  }

  @Test func whatIsNoFileIsSetAsideUnopened() throws {
    try folder.plant("Elsewhere/\(ID.a).json", document(ID.a))
    try folder.makeDirectory("Splits/\(ID.a).json")
    try folder.link("Splits/\(ID.b).json", to: folder.full("Elsewhere/\(ID.a).json"))
    try #require(mkfifo(folder.full("Splits/\(ID.c).json"), 0o600) == 0)
    let store = folder.store()
    let reasons = try store.list().documents.map { store.read($0).reason }
    #expect(reasons == [.notRegular(.directory), .notRegular(.symbolicLink), .notRegular(.special)])
  }

  @Test func whatTakesAFilesPlaceAfterTheListingIsNotFollowedOrWaitedFor() throws {
    try folder.plant("Elsewhere/\(ID.a).json", document(ID.a))
    let (target, elsewhere) = (folder.full(Self.path), folder.full("Elsewhere/\(ID.a).json"))
    let swaps: [(QuarantineReason, @Sendable () -> Int32)] = [
      (.unreadable(.symbolicLink), { symlink(elsewhere, target) }), (.notRegular(.special), { mkfifo(target, 0o600) }),
    ]
    for (reason, put) in swaps {
      try folder.plant(Self.path, document(ID.a))
      let calls = FaultyCalls { call, _, _ in
        call == .openFile && (unlink(target) != 0 || put() != 0) ? .other(code: 0) : nil
      }
      #expect(try folder.store(calls: calls).read(Self.path)?.reason == reason)
      try FileManager.default.removeItem(atPath: target)
    }
  }

  @Test func aFileThatTheSystemDoesNotGiveIsSetAside() throws {
    try folder.plant(Self.path, document(ID.a))
    for (call, error) in [(Call.openFile, SystemError.notPermitted), (.readBytes, .inputOutput), (.openFile, .missing)]
    {
      let store = folder.store(calls: FaultyCalls(failing: { made, _ in made == call }, with: error))
      #expect(try store.read(Self.path)?.reason == .unreadable(error))
    }
  }

  @Test func everyTruncationIsSetAsideAndNoDamagePassesForAnotherRecord() throws {
    let whole = Array(document(ID.a, version: 3, note: "é").utf8)
    let gate = SchemaGate(layout: .split, id: ID.a, path: Self.path)
    for length in whole.indices {
      #expect(throws: QuarantineReason.self, "\(length) bytes") { try gate.admit(Array(whole.prefix(length))) }
    }
    var random = SeededGenerator(seed: 7)
    for flip in 0..<2000 {
      var bytes = whole
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      guard let admitted = try? gate.admit(bytes) else { continue }
      #expect(admitted.id == ID.a && (1...3).contains(admitted.schemaVersion), "seed 7, flip \(flip), byte \(index)")
    }
  }

  @Test func olderAndCurrentSchemasAreToldApart() throws {
    try folder.plant("Splits/\(ID.a).json", document(ID.a, version: 3))
    try folder.plant("Splits/\(ID.b).json", document(ID.b, version: 2))
    let store = folder.store()
    let current = try #require(try store.read("Splits/\(ID.a).json"))
    let older = try #require(try store.read("Splits/\(ID.b).json"))
    #expect(!current.isOlder && current.document?.schemaVersion == 3)
    #expect(older.isOlder && older.document?.schemaVersion == 2)
    #expect(current.document?.bytes == Array(document(ID.a, version: 3).utf8))
    #expect(current.document?.updatedAt?.seconds == 1_777_629_600)
  }

  @Test func everyReasonSaysWhatToDo() {
    for (_, _, reason) in Self.cases {
      #expect(reason.sentence.hasSuffix(".") && reason.advice.hasSuffix("."))
    }
  }
}
