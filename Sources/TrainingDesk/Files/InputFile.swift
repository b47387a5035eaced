#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Reading of files that are not documents: zone files, settings, and what she imports.
public enum InputFile {
  /// Why a file could not be read.
  public enum Failure: Error, Equatable {
    /// The system said why.
    case system(Int32)
    /// It is larger than the limit, in bytes.
    case tooLarge(Int)
    /// It is a folder, a device or a pipe.
    case notAFile

    /// A sentence for her.
    public var text: String {
      switch self {
      case .system(let code): String(cString: strerror(code)).lowercased()
      case .tooLarge(let limit): "larger than \(limit / 1_048_576) MiB"
      case .notAFile: "not a regular file"
      }
    }
  }

  /// The bytes of a regular file of at most `limit` bytes. Never blocks on a pipe or a device.
  public static func read(_ path: String, limit: Int) -> Result<[UInt8], Failure> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.system(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
    guard status.st_size <= limit else { return .failure(.tooLarge(limit)) }
    return readAll(descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// The first `count` bytes of a regular file, or all of a shorter one; nil where it cannot be read.
  public static func head(_ path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { buffer in buffer.baseAddress.map { rawRead(descriptor, $0, count) } ?? -1 }
    return got < 0 ? nil : Array(bytes[..<got])
  }

  private static func readAll(_ descriptor: Int32, expected: Int, limit: Int) -> Result<[UInt8], Failure> {
    var bytes = [UInt8](repeating: 0, count: expected + 1)
    var filled = 0
    while true {
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, bytes.count)) }
      let room = bytes.count - filled
      let start = filled
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { rawRead(descriptor, $0 + start, room) } ?? 0
      }
      if count < 0 {
        if errno == EINTR { continue }
        return .failure(.system(errno))
      }
      if count == 0 { return .success(Array(bytes[..<filled])) }
      filled += count
      if filled > limit { return .failure(.tooLarge(limit)) }
    }
  }

  private static func rawRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #endif
  }

  /// What a symbolic link points at; nil where `path` is none.
  public static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { pointer in readlink(path, pointer, 4096) } ?? -1 }
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
