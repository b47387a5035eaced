import Foundation

@testable import TrainingCache

/// A cache file in a directory of its own, which goes with it.
final class TemporaryCache {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("loadbook-cache-" + UUID().uuidString)
  var path: String { directory.appendingPathComponent("deep/cache.sqlite").path }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func open(folder: String = "/folder") throws -> TrainingCache { try TrainingCache(path: path, folder: folder) }
}

extension CachedStamp {
  static let some = CachedStamp(size: 10, mtimeNanoseconds: 1_764_572_400_123_456_789, inode: 42)
}
