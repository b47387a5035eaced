import CMicrohttpd

/// The library's server. Its calls may come from any thread, one after the other.
struct Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let calls: Unmanaged<RunningServer>

  /// Starts it at a listening socket; `calls` is told what happens. Nil where the library refuses, which a
  /// certificate is the only reason for.
  init?(at listener: Listener, _ setup: HTTPServerSetup, calls: RunningServer) {
    var http = loadbook_http()
    http.listener = listener.descriptor
    // The accounting refuses first.
    http.connections = UInt32(clamping: setup.limits.connections + 64)
    http.idle_seconds = UInt32(clamping: setup.limits.idleTime.components.seconds)
    // A head, what the library notes about its fields, and the head of the answer.
    http.memory = 2 * setup.limits.head + 8 * 1024
    self.calls = Unmanaged.passRetained(calls)
    http.context = self.calls.toOpaque()
    LibraryCalls.fill(&http)
    let certificate = setup.tls.map { $0.certificate + [0] }
    let key = setup.tls.map { $0.key + [0] }
    let started = Self.withText(certificate) { certificate in
      Self.withText(key) { key in
        (http.certificate, http.key) = (certificate, key)
        return loadbook_http_start(&http)
      }
    }
    guard let started else {
      self.calls.release()
      return nil
    }
    pointer = started
  }

  /// Takes no new connections. The socket that it listened at; nil where there is none.
  func quiesce() -> Int32? {
    let descriptor = MHD_quiesce_daemon(pointer)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Ends it. No connection may be paused.
  func stop() {
    MHD_stop_daemon(pointer)
    calls.release()
  }

  private static func withText<Result>(_ bytes: [UInt8]?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let bytes else { return body(nil) }
    return bytes.withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress) }
  }
}
