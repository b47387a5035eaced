import DocumentFolder
import Foundation
import SyncEngine
import Synchronization
import TrainingModel

@testable import TrainingDesk

/// A desk upon a folder of its own on the disk, which goes away with the test.
final class DeskFixture: Sendable {
  let root: String
  let clock = DeskClock()
  let desk: TrainingDesk

  init() throws {
    root = NSTemporaryDirectory() + "loadbook-desk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root + "/log", withIntermediateDirectories: true)
    let clock = clock
    desk = try TrainingDesk(
      DeskSetup(
        engine: Self.engine(root, "desk", clock), machineZone: .fixed(offset: 0), zoneRules: { _ in nil },
        settings: nil, scratch: root + "/scratch", newID: { _ in clock.newID() }))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var folder: String { root + "/log" }

  /// Another device upon the same folder.
  func other() throws -> PhoneEngine { try PhoneEngine(Self.engine(root, "other", clock)) }

  private static func engine(_ root: String, _ name: String, _ clock: DeskClock) -> EngineSetup {
    EngineSetup(
      folder: root + "/log", state: StatePaths(directory: root + "/" + name, folder: root + "/log"),
      mark: WriterMark(hostName: name, process: 1), now: { clock.now },
      wait: { try? await Task.sleep(for: min($0, .milliseconds(10))) })
  }

  func session(minutes: Double = 40) -> SessionDocument {
    var session = SessionDocument(id: clock.newID(), activity: .run, start: clock.now + -7200, createdAt: clock.now)
    session.minutes = Minutes(minutes)
    return session
  }
}

/// A clock that only the test moves. It starts at 2026-11-30T08:00:00Z.
final class DeskClock: Sendable {
  private let state = Mutex<(seconds: Int64, count: UInt64)>((1_796_025_600, 0))

  var now: Instant { Instant(seconds: state.withLock { $0.seconds }) }

  func advance(_ by: Int64) { state.withLock { $0.seconds += by } }

  func newID() -> ULID {
    state.withLock { state in
      state.count += 1
      return ULID(high: UInt64(state.seconds) * 1000 << 16, low: state.count)
    }
  }
}

/// An observer that only the test lets speak.
final class SilentObserver: FolderObserving {
  private let stream: AsyncStream<FolderBatch>
  private let continuation: AsyncStream<FolderBatch>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func start() async -> AsyncStream<FolderBatch> { stream }

  func stop() async { continuation.finish() }

  /// Says that something in the folder may have changed.
  func speak() { continuation.yield(FolderBatch(needsScan: true)) }
}
