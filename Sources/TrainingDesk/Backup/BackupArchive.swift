public import SyncEngine
public import ZipArchive

/// The zip file that a folder is backed up into.
public struct BackupArchive: Hashable, Sendable {
  /// Its path.
  public let path: String

  /// The archive at `path`.
  public init(path: String) { self.path = path }

  /// Writes the archive, reads it back, and holds every byte against what was read from the folder. Returns its size in
  /// bytes. Throws `exists` where there is a file and it is not to be replaced.
  public func write(_ entries: [ZipEntry], replacing: Bool) throws(ZipError) -> Int {
    try ZipWriter(path: path).write(entries, replacing: replacing)
    let reader = try ZipReader(path: path, limits: Self.trusted(count: entries.count))
    let sorted = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard reader.paths == sorted.map({ $0.path }) else { throw .notAnArchive }
    for index in reader.paths.indices where try reader.entry(at: index) != sorted[index] {
      throw .entry(reader.paths[index], .damaged)
    }
    return reader.fileSize
  }

  /// Everything in the archive, unpacked and checked, and its files as they are. A damaged file is refused, and the
  /// others are taken. Throws where the archive as a whole cannot be read.
  public func read() throws(ZipError) -> (contents: BackupContents, files: [(path: String, bytes: [UInt8])]) {
    var files: [(path: String, bytes: [UInt8])] = []
    var damaged: [(path: String, reason: String)] = []
    let reader = try ZipReader(path: path, limits: .standard)
    for (index, path) in reader.paths.enumerated() {
      do throws(ZipError) {
        files.append((path, try reader.entry(at: index).bytes))
      } catch {
        guard case .entry(_, let problem) = error else { throw error }
        damaged.append((path, "It " + problem.clause + "."))
      }
    }
    var contents = BackupContents(files)
    for file in damaged { contents.refuse(file.path, because: file.reason) }
    return (contents, files)
  }

  /// Limits for an archive that was just written here: a folder of zeros is no attack.
  private static func trusted(count: Int) -> ZipLimits {
    ZipLimits(
      entries: count, entryBytes: ZipLimits.standard.entryBytes, freeBytes: .max, ratio: ZipLimits.standard.ratio)
  }
}
