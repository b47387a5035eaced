import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A server for HTTP/1.1: listens, keeps clients within limits, and asks a handler for the answers.
public final class HTTPServer: Sendable {
  private enum State: Sendable { case new, running(Daemon), stopped }

  private let running: RunningServer
  private let state = Mutex(State.new)

  /// A server that does not listen yet.
  public init(_ setup: HTTPServerSetup, handler: @escaping HTTPHandler) {
    running = RunningServer(setup, handler: handler)
  }

  /// Listens; the port is the one asked for, or the one that the system chose. It can be started once.
  public func start() throws(HTTPServerError) -> UInt16 {
    let setup = running.setup
    return try state.withLock { (state) throws(HTTPServerError) in
      guard case .new = state else { throw .startedBefore }
      let listener = try Listener(address: setup.address, port: setup.port)
      guard let daemon = Daemon(at: listener, setup, calls: running) else {
        close(listener.descriptor)
        throw .certificateUnusable
      }
      state = .running(daemon)
      return listener.port
    }
  }

  /// Takes no new connections, lets the requests in flight finish for as long as `draining`, ends the event streams, and
  /// then the rest.
  public func stop(draining: Duration) async {
    let daemon: Daemon? = state.withLock { state in
      guard case .running(let daemon) = state else { return nil }
      state = .stopped
      return daemon
    }
    guard let daemon else { return }
    let listener = daemon.quiesce()
    daemon.stop()
    if let listener { close(listener) }
  }
}
