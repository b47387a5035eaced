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

  /// Compares a listing with what is known, both in ascending order of their paths.
  ///
  /// `scannedAt` is when the listing began, in nanoseconds since 1970.
  init(listing: FolderListing, known: [CachedFile], scannedAt: Int64) {
    knownCount = known.lazy.filter { $0.state == .document && $0.isHere }.count
    var index = known.startIndex
    var absent: [CachedFile] = []
    for document in listing.documents {
      while index < known.endIndex, known[index].path < document.path {
        absent.append(known[index])
        index += 1
      }
      if index < known.endIndex, known[index].path == document.path {
        if !known[index].isCurrent(document, scannedAt: scannedAt) { reads.append(document) }
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
  /// Two seconds: the coarsest time that a file system in use keeps (FAT).
  private static let doubtfulNanoseconds: Int64 = 2_000_000_000

  /// Whether the file is surely the one that was read: same size, time and number, and not written so shortly before
  /// the scan that a second write could bear the same time, nor in the future.
  func isCurrent(_ document: ListedDocument, scannedAt: Int64) -> Bool {
    guard isHere, let found = document.stamp, stamp == CachedStamp(found) else { return false }
    return found.mtimeNanoseconds < scannedAt - Self.doubtfulNanoseconds
  }
}

extension CachedStamp {
  init(_ stamp: FileStamp) {
    self.init(
      size: stamp.size, mtimeNanoseconds: stamp.mtimeNanoseconds, inode: UInt64(bitPattern: stamp.inode))
  }
}
