internal import CZip

/// What an archive says that it holds, held against what it may.
struct ZipDirectory {
  /// The files in the order of their paths, with their positions in the archive.
  let entries: [(path: String, position: UInt64)]

  init(of archive: OpaquePointer, limits: ZipLimits, pathsAreLabels: Bool) throws(ZipError) {
    let count = Int(zip_get_num_entries(archive, 0))
    guard count <= limits.entries else { throw .tooManyEntries(count, limit: limits.entries) }
    var entries: [(path: String, position: UInt64)] = []
    for position in 0..<UInt64(max(count, 0)) {
      let path = pathsAreLabels ? Self.label(of: position, in: archive) : try Self.path(of: position, in: archive)
      if let path { entries.append((path, position)) }
    }
    entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if !pathsAreLabels { try Self.requireDistinct(entries) }
    self.entries = entries
  }

  private static func requireDistinct(_ entries: [(path: String, position: UInt64)]) throws(ZipError) {
    for (entry, next) in zip(entries, entries.dropFirst()) where entry.path.utf8.elementsEqual(next.path.utf8) {
      throw .entry(entry.path, .duplicate)
    }
  }

  /// What a file is called, whatever its path is; nil for what is no file.
  private static func label(of position: UInt64, in archive: OpaquePointer) -> String? {
    guard let name = zip_get_name(archive, position, ZIP_FL_ENC_GUESS) else { return nil }
    let label = String(cString: name)
    return label.hasSuffix("/") || !isPlain(position, in: archive, isFolder: false) ? nil : label
  }

  /// The path of a file; nil for a folder.
  private static func path(of position: UInt64, in archive: OpaquePointer) throws(ZipError) -> String? {
    guard let name = zip_get_name(archive, position, ZIP_FL_ENC_RAW) else { throw .notAnArchive }
    guard let path = String(validatingCString: name) else { throw .entry(String(cString: name), .path) }
    let isFolder = path.hasSuffix("/")
    guard ZipPath.isSafe(isFolder ? String(path.dropLast()) : path) else { throw .entry(path, .path) }
    guard isPlain(position, in: archive, isFolder: isFolder) else { throw .entry(path, .notAFile) }
    return isFolder ? nil : path
  }

  /// Whether the entry says that it is a regular file or a folder, or does not say what it is.
  private static func isPlain(_ position: UInt64, in archive: OpaquePointer, isFolder: Bool) -> Bool {
    var (system, attributes): (UInt8, UInt32) = (0, 0)
    guard zip_file_get_external_attributes(archive, position, 0, &system, &attributes) == 0 else { return false }
    // The upper half holds a Unix mode, whatever system the entry claims to be from; 0: it says nothing.
    let kind = attributes >> 16 & 0o170_000
    return kind == 0 || kind == (isFolder ? 0o040_000 : 0o100_000)
  }
}
