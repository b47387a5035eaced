internal import CZip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the files of an archive into memory, one after the other. Nothing is ever written to the disk, and no path of
/// an archive is ever opened.
public final class ZipReader {
  /// The paths of the archive's files, in the order of their bytes. Folders are left out.
  public let paths: [String]

  /// Bytes of the archive's file.
  public let fileSize: Int

  private let archive: OpaquePointer
  private let positions: [UInt64]
  private let limits: ZipLimits
  private var total = 0

  /// Opens the archive at `path` and looks at the name of every entry.
  ///
  /// Throws `system`, `notAFile`, `notAnArchive`, `tooManyEntries`, and `entry` for the first entry that is no plain
  /// file, has a path that no backup holds, or is there twice. With `pathsAreLabels` the paths are only shown, so that
  /// any will do, and what is no plain file is left out.
  public init(path: String, limits: ZipLimits, pathsAreLabels: Bool = false) throws(ZipError) {
    let (archive, size) = try Self.open(path)
    do throws(ZipError) {
      let directory = try ZipDirectory(of: archive, limits: limits, pathsAreLabels: pathsAreLabels)
      (paths, positions) = (directory.entries.map { $0.path }, directory.entries.map { $0.position })
    } catch {
      zip_discard(archive)
      throw error
    }
    (self.archive, fileSize, self.limits) = (archive, size, limits)
  }

  deinit { zip_discard(archive) }

  /// The file at `index` of `paths`, its check sum and length checked.
  ///
  /// Throws `entry` where it is too large, damaged or not to be unpacked here, and `expandsTooMuch` where all that was
  /// read from this archive is more than it may.
  public func entry(at index: Int) throws(ZipError) -> ZipEntry {
    ZipEntry(path: paths[index], bytes: try bytes(at: positions[index], of: paths[index]))
  }

  private func bytes(at position: UInt64, of path: String) throws(ZipError) -> [UInt8] {
    guard let file = zip_fopen_index(archive, position, 0) else {
      throw .entry(path, Self.problem(zip_error_code_zip(zip_get_error(archive))))
    }
    defer { zip_fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { zip_fread(file, $0, UInt64(buffer.count)) } ?? -1
      }
      guard count >= 0 else { throw .entry(path, Self.problem(zip_error_code_zip(zip_file_get_error(file)))) }
      if count == 0 { return bytes }
      bytes += chunk[..<Int(count)]
      try account(for: Int(count), of: bytes.count, path)
    }
  }

  private func account(for more: Int, of size: Int, _ path: String) throws(ZipError) {
    total += more
    guard size <= limits.entryBytes else { throw .entry(path, .tooLarge(limit: limits.entryBytes)) }
    guard total <= limits.freeBytes || total / limits.ratio <= fileSize else { throw .expandsTooMuch }
  }

  private static func open(_ path: String) throws(ZipError) -> (OpaquePointer, Int) {
    // Never waits for a pipe or a device.
    let descriptor = Self.descriptor(path)
    guard descriptor >= 0 else { throw .system(.read, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    var code: Int32 = 0
    guard let archive = zip_fdopen(descriptor, 0, &code) else {
      close(descriptor)
      throw code == ZIP_ER_READ || code == ZIP_ER_SEEK ? .system(.read, code: EIO) : .notAnArchive
    }
    return (archive, Int(status.st_size))
  }

  private static func descriptor(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #elseif canImport(Darwin)
      Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #elseif canImport(Musl)
      Musl.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #endif
  }

  private static func problem(_ code: Int32) -> ZipEntryProblem {
    switch code {
    case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD, ZIP_ER_ENCRNOTSUPP: .encrypted
    case ZIP_ER_COMPNOTSUPP: .unknownMethod
    default: .damaged
    }
  }
}
