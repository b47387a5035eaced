import DocumentFolder
import Foundation
import Synchronization
import TrainingModel

@testable import SyncEngine

/// A folder on the disk that several devices look at, each with a cache of its own; all of it goes away with the test.
final class SharedFolder: Sendable {
  let root: String
  let clock = TestClock()

  init() throws {
    root = NSTemporaryDirectory() + "loadbook-engine-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root + "/log", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var folder: String { root + "/log" }

  func setup(_ name: String) -> EngineSetup {
    let clock = clock
    return EngineSetup(
      folder: folder, state: StatePaths(directory: root + "/" + name, folder: folder),
      mark: WriterMark(hostName: name, process: 1), now: { clock.now }, wait: { _ in })
  }

  /// The engine of the device of this name, after one look at the folder.
  func device(_ name: String) async throws -> PhoneEngine {
    let engine = try PhoneEngine(setup(name))
    try await engine.connect()
    return engine
  }

  /// Where the cache of that device lies.
  func cachePath(_ name: String) -> String { StatePaths(directory: root + "/" + name, folder: folder).cache }

  func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
  }

  /// Puts a file there as a sync service would.
  func plant(_ path: String, _ bytes: [UInt8]) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + path) }

  /// Every file of the folder but the marker, sorted.
  func files() -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { name in
      var isDirectory: ObjCBool = false
      return name != FolderMarker.name
        && FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }.sorted()
  }
}

/// A clock that only the test moves. It starts at 2026-11-30T08:00:00Z, later than the times of no file of a test.
final class TestClock: Sendable {
  private let seconds = Mutex<Int64>(1_796_025_600)

  var now: Instant { Instant(seconds: seconds.withLock { $0 }) }

  func advance(_ by: Int64) { seconds.withLock { $0 += by } }
}

/// Identifiers of records.
enum ID {
  static let zone = ZoneRules.fixed(offset: 0)

  static func make(_ number: UInt64) -> ULID { ULID(high: 0x0193_6F00_0000_0000, low: number) }
}

extension SharedFolder {
  func session(_ number: UInt64, minutes: Double) -> SessionDocument {
    var session = SessionDocument(id: ID.make(number), activity: .run, start: clock.now, createdAt: clock.now)
    session.minutes = Minutes(minutes)
    return session
  }

  func workout(_ number: UInt64, exercises: Int) -> WorkoutDocument {
    var workout = WorkoutDocument(id: ID.make(number), start: clock.now, createdAt: clock.now)
    for index in 0..<exercises {
      var log = WorkoutLogDocument(
        id: ID.make(number * 100 + UInt64(index)), exerciseName: "Exercise \(index)", order: Int64(index),
        loadType: .weight, date: clock.now)
      (log.sets, log.reps, log.weight) = (3, 5, 60)
      workout.logs.append(log)
    }
    return workout
  }
}
