import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// An address and port of either internet family, as the system's calls take it.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private var length: socklen_t

  /// An address in numbers; nil where the text is none.
  init?(_ text: String, port: UInt16) {
    var four = sockaddr_in()
    var six = sockaddr_in6()
    if inet_pton(AF_INET, text, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: four, as: sockaddr_in.self) }
    } else if inet_pton(AF_INET6, text, &six.sin6_addr) == 1 {
      six.sin6_family = sa_family_t(AF_INET6)
      six.sin6_port = port.bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in6>.size)
      withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: six, as: sockaddr_in6.self) }
    } else {
      return nil
    }
  }

  /// `AF_INET` or `AF_INET6`.
  var family: Int32 { Int32(storage.ss_family) }

  /// Calls `body` with the address as C has it.
  mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// The port that a bound socket has; nil where the system does not say.
  mutating func readPort(of descriptor: Int32) -> UInt16? {
    var size = length
    guard withPointer({ address, _ in getsockname(descriptor, address, &size) }) == 0 else { return nil }
    return withUnsafeBytes(of: &storage) { bytes in
      // The port stands at the same place in both families.
      UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }
}

extension PeerAddress {
  /// What the system says about the other side; “unknown” where it says nothing.
  init(_ address: UnsafePointer<sockaddr>?) {
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let six = address.map { Int32($0.pointee.sa_family) == AF_INET6 } ?? false
    let length = socklen_t(six ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    guard let address, getnameinfo(address, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
      self.init(text: "unknown", isLoopback: false)
      return
    }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    let mapped = "::ffff:"
    let plain = text.hasPrefix(mapped) && text.contains(".") ? String(text.dropFirst(mapped.count)) : text
    self.init(text: plain, isLoopback: plain == "::1" || plain.hasPrefix("127."))
  }
}
