internal import CZip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Writes an archive whole or not at all. The same entries make the same bytes, whatever the clock says and in whatever
/// order they come.
public struct ZipWriter: Sendable {
  /// Where the archive goes.
  private let path: String

  /// A writer of the archive at `path`.
  public init(path: String) { self.path = path }

  /// Writes `entries` in the order of their paths, deflated, with one fixed date, and waits until the disk has it.
  ///
  /// Throws `exists` if something is there and `replacing` is false, `notAFile` if it is no regular file, `entry` for a path that no reader would take or
  /// that is there twice, and `system`. What was there before stays then.
  public func write(_ entries: [ZipEntry], replacing: Bool) throws(ZipError) {
    let sorted = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for (index, entry) in sorted.enumerated() {
      guard ZipPath.isSafe(entry.path) else { throw .entry(entry.path, .path) }
      guard index == 0 || !sorted[index - 1].path.utf8.elementsEqual(entry.path.utf8) else {
        throw .entry(entry.path, .duplicate)
      }
    }
    let bytes = sorted.isEmpty ? Self.emptyArchive : try ZipBuilder.bytes(of: sorted)
    try ArchiveFile(path: path).write(bytes, replacing: replacing)
  }

  /// The end record of an archive without entries, which the library does not write.
  private static let emptyArchive: [UInt8] = [0x50, 0x4B, 0x05, 0x06] + [UInt8](repeating: 0, count: 18)
}
