import Foundation
import Testing

@testable import DocumentFolder

@Suite struct LockTests {
  let folder: TemporaryFolder
  let outside: TemporaryFolder

  init() throws { (folder, outside) = (try TemporaryFolder(), try TemporaryFolder()) }

  private var path: String { outside.full("locks/folder.lock") }

  private func lock(attempts: Int = 250, calls: any FileCalls = SystemCalls()) -> WriterLock {
    WriterLock(path: path, calls: calls, attempts: attempts)
  }

  @Test func theLockIsAFileOfItsOwnerOutsideTheFolder() async throws {
    let store = folder.store(calls: SystemCalls(), lock: lock()) { _ in false }
    _ = try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(folder.files() == [Scenario.path])
  }

  @Test func aWriterWaitsForTheOtherAndGivesUpInTheEnd() async throws {
    let held = try await lock().acquire()
    let store = folder.store(calls: SystemCalls(), lock: lock(attempts: 3)) { _ in false }
    let error = await #expect(throws: FolderError.locked(path: path)) {
      try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
    }
    #expect(error?.sentence.contains("Nothing was saved") == true)
    #expect(folder.files().isEmpty)
    #expect(try store.list().documents.isEmpty, "a reader does not wait")
    held.release()
    _ = try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
    #expect(folder.files() == [Scenario.path])
  }

  @Test func aWriterGoesOnAsSoonAsTheOtherIsDone() async throws {
    let held = try await lock().acquire()
    let lock = lock()
    let waiting = Task { try await lock.acquire().release() }
    try await Task.sleep(nanoseconds: 50_000_000)
    held.release()
    try await waiting.value
  }

  @Test func waitingEndsWithTheTask() async throws {
    let held = try await lock().acquire()
    defer { held.release() }
    let lock = lock(attempts: 1_000_000)
    let waiting = Task { try await lock.acquire() }
    waiting.cancel()
    await #expect(throws: FolderError.locked(path: path)) { try await waiting.value }
  }

  @Test func aFailedWriteGivesTheLockBack() async throws {
    let calls = FaultyCalls(failing: { call, _ in call == .writeBytes }, with: .noSpace)
    let store = folder.store(calls: calls, lock: lock(attempts: 2)) { _ in false }
    for _ in 0..<2 {
      await #expect(throws: FolderError.failed(.write, path: Scenario.path, .noSpace)) {
        try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
      }
    }
    try await lock(attempts: 1).acquire().release()
  }

  @Test func aLockOnAFileThatWasClearedAwayKeepsNobodyOut() async throws {
    let path = path
    // Between the opening and the locking, the directory of the lock is emptied.
    let calls = FaultyCalls { call, _, number in
      if call == .tryLock, number < 5 { unlink(path) }
      return nil
    }
    let held = try await lock(calls: calls).acquire()
    #expect(calls.count(of: .tryLock) == 2, "the first one was on a file without a name")
    await #expect(throws: FolderError.locked(path: path)) { try await lock(attempts: 2).acquire() }
    held.release()
  }

  @Test func aDiskThatKnowsNoLocksIsWrittenToAllTheSame() async throws {
    let calls = FaultyCalls(failing: { call, _ in call == .tryLock }, with: .unsupported)
    try await lock(calls: calls).acquire().release()
  }

  @Test func aLockThatCannotBeMadeIsNamedAndSoIsTheCache() async throws {
    let calls = FaultyCalls(failing: { call, _ in call == .openLock }, with: .inputOutput)
    let error = await #expect(throws: FolderError.failed(.lock, path: path, .inputOutput)) {
      try await lock(calls: calls).acquire()
    }
    #expect(error?.sentence.contains(path) == true && error?.advice.contains("XDG_CACHE_HOME") == true)
  }

  @Test(arguments: [SystemError.notPermitted, .readOnlyDisk, .missing, .notADirectory])
  func aLockThatMayNotBeMadeIsPassedOver(_ refusal: SystemError) async throws {
    let calls = FaultyCalls(failing: { call, _ in call == .openLock }, with: refusal)
    let store = folder.store(calls: SystemCalls(), lock: lock(calls: calls)) { _ in false }
    _ = try await store.save(Array(workout(["a"]).utf8), to: Scenario.path, before: nil)
    #expect(folder.files() == [Scenario.path])
    #expect(calls.count(of: .tryLock) == 0)
  }

  @Test func theDirectoriesOfTheLockAreMade() async throws {
    let path = outside.full("a/b/c/folder.lock")
    let lock = WriterLock(path: path, calls: SystemCalls(), attempts: 1)
    let held = try await lock.acquire()
    await #expect(throws: FolderError.locked(path: path)) { try await lock.acquire() }
    held.release()
  }

  @Test func manyWritersAppendingAtOnceLoseNothing() async throws {
    let (writers, appends) = (6, 40)
    let stores = (0..<writers).map { _ in folder.store(calls: SystemCalls(), lock: lock(attempts: 5000)) { _ in false }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (writer, store) in stores.enumerated() {
        group.addTask {
          // Each has its own view of the document, and never looks at the others'.
          var seen: [UInt8]?
          for number in 0..<appends {
            var state = seen.flatMap { SetJoiner.State($0) } ?? SetJoiner.State(id: ID.a)
            state.sets.insert("\(writer)-\(number)")
            state.updatedAt = "2026-05-01T10:00:00Z"
            seen = try await store.save(state.bytes, to: Scenario.path, before: seen).bytes
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.allSets().count == writers * appends)
    #expect(folder.files() == [Scenario.path])
  }
}
