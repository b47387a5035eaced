internal import CZip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Packs entries into an archive in memory, so that the file on the disk is written by us alone and in one go.
enum ZipBuilder {
  /// 1 January 1980, midnight: the first moment that an archive can name.
  private static let date: UInt16 = 0x0021
  /// A regular file that its owner may write and everybody may read.
  private static let attributes: UInt32 = 0o100_644 << 16

  /// The bytes of an archive of `entries`, which must not be empty.
  static func bytes(of entries: [ZipEntry]) throws(ZipError) -> [UInt8] {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(nil, 0, 0, &error) else { throw .system(.write, code: ENOMEM) }
    defer { zip_source_free(source) }
    guard let archive = zip_open_from_source(source, ZIP_CREATE | ZIP_TRUNCATE, &error) else {
      throw .system(.write, code: ENOMEM)
    }
    // The archive lets go of one reference when it is closed; the bytes are read after that.
    zip_source_keep(source)
    do throws(ZipError) {
      for entry in entries { try add(entry, to: archive) }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard zip_close(archive) == 0 else {
      zip_discard(archive)
      throw .system(.write, code: ENOMEM)
    }
    return try contents(of: source)
  }

  private static func add(_ entry: ZipEntry, to archive: OpaquePointer) throws(ZipError) {
    guard let copy = malloc(max(entry.bytes.count, 1)) else { throw .system(.write, code: ENOMEM) }
    entry.bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { memcpy(copy, base, bytes.count) }
    }
    guard let source = zip_source_buffer(archive, copy, UInt64(entry.bytes.count), 1) else {
      free(copy)
      throw .system(.write, code: ENOMEM)
    }
    let index = zip_file_add(archive, entry.path, source, ZIP_FL_ENC_UTF_8)
    guard index >= 0 else {
      zip_source_free(source)
      throw .system(.write, code: ENOMEM)
    }
    let position = UInt64(index)
    guard zip_set_file_compression(archive, position, ZIP_CM_DEFLATE, 0) == 0,
      zip_file_set_dostime(archive, position, 0, date, 0) == 0,
      zip_file_set_external_attributes(archive, position, 0, UInt8(ZIP_OPSYS_UNIX), attributes) == 0
    else { throw .system(.write, code: ENOMEM) }
  }

  private static func contents(of source: OpaquePointer) throws(ZipError) -> [UInt8] {
    var status = zip_stat_t()
    guard zip_source_stat(source, &status) == 0, zip_source_open(source) == 0 else {
      throw .system(.write, code: ENOMEM)
    }
    defer { zip_source_close(source) }
    var bytes = [UInt8](repeating: 0, count: Int(status.size))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { zip_source_read(source, $0, UInt64(buffer.count)) } ?? 0
    }
    guard count == Int64(bytes.count) else { throw .system(.write, code: EIO) }
    return bytes
  }
}
