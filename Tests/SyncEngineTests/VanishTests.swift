import DocumentFolder
import Foundation
import SyncEngine
import Testing
import TrainingModel

@Suite struct VanishTests {
  /// A folder with `count` sessions that the phone has seen.
  private func filled(_ count: UInt64) async throws -> (SharedFolder, PhoneEngine, [String]) {
    let shared = try SharedFolder()
    let phone = try await shared.device("phone")
    var paths: [String] = []
    for number in 1...count {
      paths.append(try await phone.save(shared.session(number, minutes: 30), over: nil, home: ID.zone).path)
    }
    shared.clock.advance(60)
    try await phone.connect()
    return (shared, phone, paths)
  }

  @Test func aFewMissingFilesAreForgottenAndNothingIsDeleted() async throws {
    let (shared, phone, paths) = try await filled(20)
    for path in paths.prefix(5) { try shared.remove(path) }
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.count == 20)
    shared.clock.advance(10)
    // Another program of this device looks next.
    let again = try await shared.device("phone")
    #expect(try await again.snapshot().sessions.count == 15)
    try await phone.connect()
    #expect(await phone.status() == .ready)
    #expect(try await phone.snapshot().sessions.count == 15)
    #expect(shared.files().count == 15)
  }

  @Test func manyMissingFilesMakeTheFolderReadOnlyAndAllStaysKnown() async throws {
    let (shared, phone, paths) = try await filled(20)
    for path in paths.prefix(6) { try shared.remove(path) }
    try await phone.connect()
    #expect(await phone.status() == .incomplete(missing: 6, of: 20))
    #expect(try await phone.snapshot().sessions.count == 20)
    await #expect(throws: EngineError.notWritable(.incomplete(missing: 6, of: 20))) {
      try await phone.save(shared.session(99, minutes: 30), over: nil, home: ID.zone)
    }
    #expect(try await phone.seed(after: .zero) == 0)
    #expect(shared.files().count == 14)
  }

  @Test func onceTheFilesAreBackEverythingWorksAgain() async throws {
    let (shared, phone, paths) = try await filled(20)
    let kept = try paths.prefix(10).map { ($0, try #require(shared.bytes($0))) }
    for (path, _) in kept { try shared.remove(path) }
    try await phone.connect()
    for (path, bytes) in kept { try shared.plant(path, bytes) }
    try await phone.connect()
    #expect(await phone.status() == .ready)
    _ = try await phone.save(shared.session(99, minutes: 30), over: nil, home: ID.zone)
  }

  @Test func somebodyMaySayThatTheFilesReallyAreGone() async throws {
    let (shared, phone, paths) = try await filled(20)
    for path in paths.prefix(10) { try shared.remove(path) }
    try await phone.connect()
    #expect(try await phone.acceptMissing() == 10)
    #expect(await phone.status() == .ready)
    #expect(try await phone.snapshot().sessions.count == 10)
  }

  @Test func aFolderThatIsNotThereLosesNothing() async throws {
    let (shared, phone, _) = try await filled(3)
    try FileManager.default.moveItem(atPath: shared.folder, toPath: shared.root + "/unplugged")
    try await phone.connect()
    #expect(await phone.status() == .unavailable)
    #expect(try await phone.snapshot().sessions.count == 3)
    await #expect(throws: EngineError.notWritable(.unavailable)) {
      try await phone.save(shared.session(99, minutes: 30), over: nil, home: ID.zone)
    }
    #expect(!FileManager.default.fileExists(atPath: shared.folder))
    try FileManager.default.moveItem(atPath: shared.root + "/unplugged", toPath: shared.folder)
    try await phone.connect()
    #expect(await phone.status() == .ready)
  }

  @Test func anEmptyFolderInTheSamePlaceIsNotTheFolder() async throws {
    let (shared, phone, _) = try await filled(3)
    try FileManager.default.moveItem(atPath: shared.folder, toPath: shared.root + "/unplugged")
    try FileManager.default.createDirectory(atPath: shared.folder, withIntermediateDirectories: true)
    try await phone.connect()
    #expect(await phone.status() == .unmarked)
    #expect(try await phone.snapshot().sessions.count == 3)
    #expect(try await phone.seed(after: .zero) == 0)
    #expect(shared.files().isEmpty)
  }

  @Test func anEvictedFileStaysKnown() async throws {
    let (shared, phone, paths) = try await filled(20)
    for path in paths.prefix(12) {
      try shared.remove(path)
      let name = (path as NSString).lastPathComponent
      try shared.plant((path as NSString).deletingLastPathComponent + "/." + name + ".icloud", [])
    }
    try await phone.connect()
    #expect(await phone.status() == .ready)
    #expect(try await phone.snapshot().sessions.count == 20)
  }

  @Test func aFileThatASyncServiceIsReplacingIsNotGone() async throws {
    let (shared, phone, paths) = try await filled(3)
    let bytes = try #require(shared.bytes(paths[0]))
    try shared.remove(paths[0])
    try await phone.connect()
    shared.clock.advance(5)
    try shared.plant(paths[0], bytes)
    try await phone.connect()
    try shared.remove(paths[0])
    shared.clock.advance(6)
    try await phone.connect()
    #expect(try await phone.snapshot().sessions.count == 3)
  }

  @Test func makingTheCacheAnewIsNoWayRoundTheGuard() async throws {
    let (shared, phone, _) = try await filled(3)
    try FileManager.default.moveItem(atPath: shared.folder, toPath: shared.root + "/unplugged")
    try FileManager.default.createDirectory(atPath: shared.folder, withIntermediateDirectories: true)
    await #expect(throws: EngineError.notWritable(.unmarked)) { try await phone.rebuild() }
    #expect(try await phone.snapshot().sessions.count == 3)
    let again = try await shared.device("phone")
    #expect(await again.status() == .unmarked)
    #expect(shared.files().isEmpty)
  }

  @Test func filesThatAreSetAsideAndCopiesAreNotMissing() async throws {
    let (shared, phone, paths) = try await filled(30)
    for path in paths.prefix(7) { try shared.plant(path, [0x7B]) }
    shared.clock.advance(60)
    try await phone.connect()
    for path in paths.prefix(7) { try shared.remove(path) }
    for path in paths.suffix(8) {
      let bytes = try #require(shared.bytes(path))
      try shared.remove(path)
      try shared.plant(String(path.dropLast(5)) + " (Case Conflict).json", bytes)
    }
    try await phone.connect()
    #expect(await phone.status() == .ready)
    // What was known of the damaged ones is back.
    #expect(try await phone.snapshot().sessions.count == 30)
  }
}
