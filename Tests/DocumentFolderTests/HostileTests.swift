import Foundation
import TestSupport
import Testing
import TrainingModel

@testable import DocumentFolder

/// A folder full of damage: everything gets a reason, nothing is changed, and the healthy documents are none the worse.
@Suite struct HostileTests {
  let folder: TemporaryFolder
  static let seed: UInt64 = 4

  init() throws { folder = try TemporaryFolder() }

  /// The `number`th identifier.
  private static func id(_ number: Int) -> String {
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    return "01HF7YAT00X0X0X0X0X0X0" + String((0..<4).reversed().map { alphabet[number >> (5 * $0) & 31] })
  }

  private static func sound(_ id: String) -> [UInt8] {
    Array(
      """
      {"id":"\(id)","kcal":231.50,"logs":[{"id":"x","note":"sä\\u00fc","sets":[{"completedAt":"2026-05-01T10:00:00Z",\
      "reps":8,"weight":60},{"completedAt":"2026-05-01T10:03:00Z","reps":8,"weight":62.5}]}],"name":"Legs & back",\
      "schemaVersion":5,"sets":["a","b"],"updatedAt":"2026-05-01T10:00:00Z"}
      """.utf8)
  }

  private static func deleted(_ id: String) -> [UInt8] {
    Array(#"{"deletedAt":"2026-05-20T00:00:00Z","#.utf8) + sound(id).dropFirst()
  }

  /// The same with one bit turned over.
  private static func flipped(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    return bytes
  }

  /// Damaged documents, stubs and copies; returns their number.
  private func plantDamage() throws -> Int {
    var random = SeededGenerator(seed: Self.seed)
    var number = 0
    func plant(_ directory: String, _ ending: String, _ make: (String) -> [UInt8]) throws {
      number += 1
      let id = Self.id(number)
      try folder.plant("\(directory)/\(id)\(ending).json", make(id))
    }
    for length in Self.sound(ID.a).indices {
      try plant("Workouts/2026/05", "") { Array(Self.sound($0).prefix(length)) }
      try plant("Workouts/2026/06", " (1)") { Array(Self.sound($0).prefix(length)) }
    }
    for length in Self.deleted(ID.a).indices {
      try plant("Stubs/Workouts/2026/05", "") { Array(Self.deleted($0).prefix(length)) }
    }
    for _ in 0..<1050 {
      try plant("Workouts/2026/05", "") { Self.flipped(Self.sound($0), &random) }
      try plant("Stubs/Workouts/2026/05", "") { Self.flipped(Self.deleted($0), &random) }
    }
    return number
  }

  @Test func threeThousandDamagedFilesAreNamedAndLeftAsTheyAre() async throws {
    let count = try plantDamage()
    #expect(count >= 3000)
    let healthy = "Splits/\(ID.b).json"
    try folder.plant(healthy, document(ID.b))
    let before = folder.content()
    let calls = FaultyCalls()
    let store = folder.store(calls: calls)
    let listing = try store.list()
    let outcomes = await store.readAll(listing.documents) { $0 }
    let stubs = await store.readStubs(listing)
    #expect(listing.documents.count + listing.candidates.count + listing.stubPaths.count == count + 1)
    #expect(stubs.stubs.count + stubs.problems.count == listing.stubPaths.count)
    for outcome in outcomes {
      #expect(outcome.reason.map { $0.sentence.hasSuffix(".") } ?? (outcome.document != nil))
    }
    #expect(outcomes.count { $0.reason != nil } > Self.sound(ID.a).count, "every truncation at least")
    let reports = await store.ingestCopies(listing)
    #expect(reports.count == listing.candidates.count && !reports.contains(where: \.isDone))
    #expect(await store.reap(listing, stubs).isEmpty)
    let pruned = try await store.prune(now: Scenario.june, newest: Instant(seconds: -100_000_000_000)) { _ in false }
    #expect(pruned.removed.isEmpty && !pruned.isPostponed)
    #expect(folder.content() == before, "seed \(Self.seed)")
    let saved = try await store.save(
      Array(document(ID.b, note: "new").utf8), to: healthy, before: Array(document(ID.b).utf8))
    #expect(saved.outcome == .written)
    #expect(calls.count(of: .readBytes) < 4 * count, "each file is read a few times at most")
  }

  /// Texts that readers have disagreed about, and why each is set aside; nil where it is an ordinary document.
  private static let texts: [(name: String, bytes: [UInt8], isSetAside: Bool)] = [
    ("a member twice", Array(#"{"id":"\#(ID.a)","id":"\#(ID.a)","schemaVersion":5}"#.utf8), true),
    ("a member twice, once escaped", Array(#"{"id":"\#(ID.a)","i\u0064":"x","schemaVersion":5}"#.utf8), true),
    (
      "600 levels",
      Array((#"{"id":"\#(ID.a)","schemaVersion":5,"x":"# + String(repeating: "[", count: 600)).utf8)
        + Array((String(repeating: "]", count: 600) + "}").utf8), true
    ),
    ("a schema without end", Array(#"{"id":"\#(ID.a)","schemaVersion":1e400}"#.utf8), true),
    ("half a surrogate pair", Array(#"{"id":"\#(ID.a)","schemaVersion":5,"x":"\ud800"}"#.utf8), true),
    ("the wrong half first", Array(#"{"id":"\#(ID.a)","schemaVersion":5,"x":"\udc00\ud800"}"#.utf8), true),
    (
      "a surrogate as bytes",
      Array(#"{"id":"\#(ID.a)","schemaVersion":5,"x":""#.utf8) + [0xED, 0xA0, 0x80, 0x22, 0x7D], true
    ),
    ("a byte-order mark", [0xEF, 0xBB, 0xBF] + Array(#"{"id":"\#(ID.a)","schemaVersion":5}"#.utf8), false),
    ("a NUL within", Array("{\"id\":\"\(ID.a)\",\"schemaVersion\":5,\"x\":\"\0\"}".utf8), true),
    ("NULs behind", Array(#"{"id":"\#(ID.a)","schemaVersion":5}"#.utf8) + [0, 0, 0], true),
    ("nothing but NULs", [UInt8](repeating: 0, count: 512), true),
    ("a newer schema", Array(#"{"id":"\#(ID.a)","schemaVersion":6}"#.utf8), true),
    ("a schema below 1", Array(#"{"id":"\#(ID.a)","schemaVersion":-1}"#.utf8), true),
    ("another id", Array(#"{"id":"\#(ID.b)","schemaVersion":5}"#.utf8), true),
    ("an id that leads out", Array(#"{"id":"../../x","schemaVersion":5}"#.utf8), true),
    ("UTF-16", Array(#"{"id":"\#(ID.a)"}"#.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, true),
    ("two documents", Array(#"{"id":"\#(ID.a)","schemaVersion":5}{"id":"\#(ID.a)"}"#.utf8), true),
    ("a web page", Array("<html><body>503</body></html>".utf8), true),
    ("the year 2999", Array(#"{"id":"\#(ID.a)","schemaVersion":5,"updatedAt":"2999-01-01T00:00:00Z"}"#.utf8), false),
    ("a time that is none", Array(#"{"id":"\#(ID.a)","schemaVersion":5,"updatedAt":"soon"}"#.utf8), false),
  ]

  @Test func everyTextThatReadersDisagreeAboutIsSetAsideAndKept() async throws {
    for (name, bytes, isSetAside) in Self.texts {
      try folder.plant(Scenario.path, bytes)
      try folder.plant(Scenario.stubPath, bytes)
      try folder.plant(Scenario.copyPath, bytes)
      let store = folder.store()
      let listing = try store.list()
      #expect((store.read(listing.documents[0]).reason != nil) == isSetAside, "\(name)")
      #expect(await store.readStubs(listing).problems.count == 1, "\(name)")
      let reports = await store.ingestCopies(listing)
      if !isSetAside { continue }
      #expect(reports.map(\.isDone) == [false], "\(name)")
      await #expect(throws: FolderError.self, "\(name)") {
        try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
      }
      for path in [Scenario.path, Scenario.stubPath, Scenario.copyPath] {
        #expect(folder.bytes(path) == bytes, "\(name), \(path)")
      }
    }
  }

  @Test func whatIsNoFileIsNeitherOpenedNorFollowedNorRemoved() async throws {
    try folder.plant("Elsewhere/secret.json", document(ID.a, version: 5))
    try folder.plant(Scenario.path, "")
    let sparse = try #require(FileHandle(forWritingAtPath: folder.full(Scenario.path)))
    try sparse.truncate(atOffset: 1 << 30)
    let odd = "Workouts/2026/05/"
    try #require(mkfifo(folder.full("\(odd)\(ID.b).json"), 0o600) == 0)
    try #require(mkfifo(folder.full("\(odd)\(ID.b) (1).json"), 0o600) == 0)
    try folder.makeDirectory("\(odd)\(ID.c).json")
    try folder.makeDirectory("\(odd)\(ID.c) (1).json")
    try folder.link("\(odd)\(Self.id(1)).json", to: folder.full("Elsewhere/secret.json"))
    try folder.link("\(odd)\(Self.id(2)).json", to: "\(Self.id(2)).json")
    try folder.link("\(odd)\(Self.id(3)).json", to: "/etc/passwd")
    try folder.link("\(odd)loop", to: "..")
    try folder.makeDirectory("Stubs/Workouts/2026/05")
    try folder.link("Stubs/Workouts/2026/05/\(Self.id(4)).json", to: folder.full("Elsewhere/secret.json"))
    try #require(mkfifo(folder.full("Stubs/\(Self.id(5)).json"), 0o600) == 0)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let calls = FaultyCalls(failing: { call, _ in call == .readBytes }, with: .inputOutput)
    let store = folder.store(calls: calls)
    let listing = try store.list()
    let reasons = await store.readAll(listing.documents) { $0.reason }
    #expect(
      reasons == [
        .notRegular(.symbolicLink), .notRegular(.symbolicLink), .notRegular(.symbolicLink), .tooLarge(bytes: 1 << 30),
        .notRegular(.special), .notRegular(.directory),
      ])
    #expect(await store.readStubs(listing).problems.isEmpty)
    #expect(await store.ingestCopies(listing).isEmpty)
    for path in listing.documents.map(\.path) {
      await #expect(throws: FolderError.self, "\(path)") {
        let id = String(DocumentPath.name(of: path).dropLast(5))
        return try await store.save(Array(document(id, version: 5).utf8), to: path, before: nil)
      }
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    #expect(calls.count(of: .readBytes) == 0)
  }

  @Test func aFileThatMayNotBeReadIsNamedAndIsNoDeletion() async throws {
    try folder.plant(Scenario.path, workout(["a"]))
    let calls = FaultyCalls(failing: { call, name in call == .openFile && name == "\(ID.a).json" }, with: .notPermitted)
    let store = folder.store(calls: calls)
    let listing = try store.list()
    #expect(store.read(listing.documents[0]).reason == .unreadable(.notPermitted))
    await #expect(throws: FolderError.quarantined(path: Scenario.path, .unreadable(.notPermitted))) {
      try await store.save(Array(workout(["b"]).utf8), to: Scenario.path, before: nil)
    }
    #expect(folder.text(Scenario.path) == workout(["a"]))
  }
}
