import DocumentFolder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The mark of this process in the names of temporary files.
enum ProcessMark {
  static func current() -> WriterMark {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return WriterMark(hostName: String(decoding: bytes, as: UTF8.self), process: getpid())
  }
}
