import Foundation
import TestSupport

@testable import TrainingCache

/// What can have happened to a cache file since it was closed.
enum Damage: String, CaseIterable, Sendable {
  case emptied, cutToTenBytes, cutInHalf, cutInTheLastPage, grownByZeros
  case headerZeroed, randomBytes, text, otherPageSize, otherTextEncoding
  case otherApplication, newerVersion, olderVersion, otherFolder, tableDropped, columnRenamed, metaEmptied
  case schemaScribbledOver, firstPagesRandom, somePagesRandom, allPagesButTheFirstZeroed, rowsDeletedBehindItsBack
  case logGarbage, logOfAnotherCache, indexOfTheLogGarbage
  case directoryInItsPlace, fullDirectoryInItsPlace, directoryInPlaceOfTheLog, pipeInItsPlace
  case linkToNowhere, linkInCircle, noPermission, readOnly, fileLost, onlyTheLogLeft

  /// Whether a fresh and empty cache must come of it, rather than the old content or a later error.
  var isSeenAtOnce: Bool {
    switch self {
    case .cutInTheLastPage, .grownByZeros, .somePagesRandom, .allPagesButTheFirstZeroed, .rowsDeletedBehindItsBack,
      .logGarbage, .logOfAnotherCache, .indexOfTheLogGarbage, .directoryInPlaceOfTheLog, .noPermission, .readOnly,
      .firstPagesRandom, .cutInHalf, .otherPageSize, .otherTextEncoding, .tableDropped, .columnRenamed:
      false
    default: true
    }
  }

  func inflict(on path: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = FileManager.default
    switch self {
    case .emptied: try Data().write(to: URL(fileURLWithPath: path))
    case .cutToTenBytes: try cut(path) { _ in 10 }
    case .cutInHalf: try cut(path) { $0 / 2 }
    case .cutInTheLastPage: try cut(path) { $0 - 100 }
    case .grownByZeros: try cut(path) { $0 + 8_192 }
    case .headerZeroed: try edit(path) { $0.replaceSubrange(0..<100, with: Data(count: 100)) }
    case .randomBytes: try edit(path) { $0 = Data(Self.bytes($0.count, &random)) }
    case .text: try Data("Dear diary, today I lifted.\n".utf8).write(to: URL(fileURLWithPath: path))
    case .otherPageSize: try edit(path) { $0.replaceSubrange(16..<18, with: [0x04, 0x00]) }
    case .otherTextEncoding: try edit(path) { $0[59] = 2 }
    case .otherApplication: try run("PRAGMA application_id = 7", on: path)
    case .newerVersion: try run("PRAGMA user_version = 99", on: path)
    case .olderVersion: try run("PRAGMA user_version = 0", on: path)
    case .otherFolder: try run("UPDATE meta SET value = '/elsewhere' WHERE name = 'folder'", on: path)
    case .tableDropped: try run("DROP TABLE workout_log", on: path)
    case .columnRenamed: try run("ALTER TABLE split RENAME COLUMN color TO colour", on: path)
    case .metaEmptied: try run("DELETE FROM meta", on: path)
    case .schemaScribbledOver:
      try run(
        "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE TABLE x(' WHERE name = 'meta'", on: path)
    case .firstPagesRandom: try edit(path) { $0.replaceSubrange(200..<9_000, with: Self.bytes(8_800, &random)) }
    case .somePagesRandom:
      try edit(path) { data in
        for _ in 0..<3 {
          let start = Int.random(in: 1..<(data.count / 4_096), using: &random) * 4_096
          data.replaceSubrange(start..<start + 4_096, with: Self.bytes(4_096, &random))
        }
      }
    case .allPagesButTheFirstZeroed:
      try edit(path) { $0.replaceSubrange(4_096..., with: Data(count: $0.count - 4_096)) }
    case .rowsDeletedBehindItsBack:
      try run("PRAGMA foreign_keys = 0; DELETE FROM set_entry; DELETE FROM exercise", on: path)
    case .logGarbage: try Data(Self.bytes(100_000, &random)).write(to: URL(fileURLWithPath: path + "-wal"))
    case .logOfAnotherCache: try putLogOfAnotherCache(at: path + "-wal")
    case .indexOfTheLogGarbage: try Data(Self.bytes(32_768, &random)).write(to: URL(fileURLWithPath: path + "-shm"))
    case .directoryInItsPlace, .fullDirectoryInItsPlace:
      try files.removeItem(atPath: path)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
      if self == .fullDirectoryInItsPlace { try Data([1]).write(to: URL(fileURLWithPath: path + "/mine")) }
    case .directoryInPlaceOfTheLog:
      try? files.removeItem(atPath: path + "-wal")
      try files.createDirectory(atPath: path + "-wal", withIntermediateDirectories: false)
    case .pipeInItsPlace:
      try files.removeItem(atPath: path)
      mkfifo(path, 0o600)
    case .linkToNowhere, .linkInCircle:
      try files.removeItem(atPath: path)
      try files.createSymbolicLink(
        atPath: path, withDestinationPath: self == .linkInCircle ? path : path + "-gone/none")
    case .noPermission: try files.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    case .readOnly: try files.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    case .fileLost: try files.removeItem(atPath: path)
    case .onlyTheLogLeft:
      try files.removeItem(atPath: path)
      try putLogOfAnotherCache(at: path + "-wal")
    }
  }

  private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }
}

extension Damage {
  fileprivate func cut(_ path: String, to size: (UInt64) -> UInt64) throws {
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: size(try handle.seekToEnd()))
    try handle.close()
  }

  fileprivate func edit(_ path: String, _ change: (inout Data) -> Void) throws {
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    change(&data)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// Changes the file as another program with SQLite would.
  fileprivate func run(_ script: String, on path: String) throws {
    let connection = try Connection(path: path)
    try connection.run(script: Array(script.utf8) + [0])
  }

  /// The log of a cache that is open, with pages that were not written back.
  fileprivate func putLogOfAnotherCache(at path: String) throws {
    let other = TemporaryCache()
    let opened = try OpenedCache(path: other.path, folder: "/other")
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: other.path + "-wal", toPath: path)
    withExtendedLifetime(opened) {}
  }
}
