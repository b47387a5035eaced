import DocumentFolder
import TrainingCache

/// What the folder's listing asks of the cache: a pure comparison of the two, without a look into any file.
struct ReconcilePlan: Equatable {
  /// Documents to be read: new ones, changed ones, and those whose stamp cannot be trusted yet.
  var reads: [ListedDocument] = []
  /// Known documents that a service has taken away and will bring back: they stay known.
  var evicted: [CachedFile] = []
  /// Known documents that the listing does not have. Once is not enough to call them gone.
  var missing: [CachedFile] = []
  /// How many documents were known to lie in the folder.
  var knownCount = 0

  /// How many documents that were known to lie in the folder are missing; files that are set aside do not count.
  var missingCount: Int { missing.filter { $0.isDocumentHere }.count }

  /// Compares a listing with what is known, both in ascending order of their paths' bytes. With `readsAll` no stamp is
  /// trusted.
  init(listing: FolderListing, known: [CachedFile], readsAll: Bool) {
    knownCount = known.lazy.filter { $0.isDocumentHere }.count
    var index = known.startIndex
    var absent: [CachedFile] = []
    for document in listing.documents {
      // Most paths are equal, which is told at once.
      while index < known.endIndex, known[index].path != document.path,
        known[index].path.utf8.lexicographicallyPrecedes(document.path.utf8)
      {
        absent.append(known[index])
        index += 1
      }
      if index < known.endIndex, known[index].path == document.path {
        if readsAll || !known[index].isCurrent(document) { reads.append(document) }
        index += 1
      } else {
        reads.append(document)
      }
    }
    absent.append(contentsOf: known[index...])
    sort(absent, listing)
  }

  private mutating func sort(_ absent: [CachedFile], _ listing: FolderListing) {
    if absent.isEmpty { return }
    let placeholders = Set(listing.placeholders.map { $0.path })
    let unreadable = listing.unreadableDirectories.map { $0.path + "/" }
    for file in absent {
      if placeholders.contains(file.path) {
        if file.isHere { evicted.append(file) }
      } else if !unreadable.contains(where: { file.path.hasPrefix($0) }) {
        // A directory that cannot be listed may hold the file: it is not missing.
        missing.append(file)
      }
    }
  }
}

extension CachedFile {
  fileprivate var isDocumentHere: Bool { state == .document && isHere }

  /// Whether the file is surely the one that was read: same size, time and number. A stamp that could not be trusted
  /// when it was read is not kept, and so equals none.
  fileprivate func isCurrent(_ document: ListedDocument) -> Bool {
    guard isHere, let found = document.stamp else { return false }
    return stamp == CachedStamp(found)
  }
}

extension CachedStamp {
  /// The stamp of a file that was read after a listing which began at `scannedAt`, in nanoseconds since 1970: unknown
  /// where the file was written so shortly before that a second write could bear the same time, or in the future.
  init(_ stamp: FileStamp?, scannedAt: Int64) {
    guard let stamp, stamp.mtimeNanoseconds < scannedAt - Self.doubtfulNanoseconds else {
      self = .unknown
      return
    }
    self.init(stamp)
  }

  fileprivate init(_ stamp: FileStamp) {
    self.init(
      size: stamp.size, mtimeNanoseconds: stamp.mtimeNanoseconds, inode: UInt64(bitPattern: stamp.inode))
  }

  /// Two seconds: the coarsest time that a file system in use keeps (FAT).
  private static let doubtfulNanoseconds: Int64 = 2_000_000_000
}
