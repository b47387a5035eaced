import CMicrohttpd

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A socket that listens.
struct Listener {
  let descriptor: Int32
  let port: UInt16

  /// Listens at an address in numbers; at port 0 the system chooses.
  init(address: String, port: UInt16) throws(HTTPServerError) {
    guard var bound = SocketAddress(address, port: port) else { throw .noAddress(address) }
    let made = socket(bound.family, Self.stream, 0)
    guard made >= 0 else { throw .system(errno) }
    _ = fcntl(made, F_SETFD, FD_CLOEXEC)
    Self.allow(SO_REUSEADDR, SOL_SOCKET, of: made)
    if bound.family == AF_INET6 { Self.allow(Int32(IPV6_V6ONLY), Int32(IPPROTO_IPV6), of: made) }
    let refused = bound.withPointer { bind(made, $0, $1) } != 0 || listen(made, 511) != 0
    guard !refused, let chosen = bound.readPort(of: made) else {
      let code = errno
      close(made)
      throw Self.error(code, address, port)
    }
    (self.descriptor, self.port) = (made, chosen)
  }

  private static func allow(_ option: Int32, _ level: Int32, of descriptor: Int32) {
    var yes: Int32 = 1
    setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func error(_ code: Int32, _ address: String, _ port: UInt16) -> HTTPServerError {
    switch code {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotAllowed(port)
    case EADDRNOTAVAIL: .addressNotHere(address)
    default: .system(code)
    }
  }

  #if canImport(Glibc)
    private static var stream: Int32 { Int32(SOCK_STREAM.rawValue) }
  #else
    private static var stream: Int32 { SOCK_STREAM }
  #endif
}
