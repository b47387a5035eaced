import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A server for HTTP/1.1: listens, keeps clients within limits, and asks a handler for the answers. Once started it runs
/// until it is stopped.
public final class HTTPServer: Sendable {
  private enum State: Sendable { case new, running(Daemon, watch: Task<Void, Never>), stopped }

  let running: RunningServer
  private let state = Mutex(State.new)

  /// A server that does not listen yet.
  public init(_ setup: HTTPServerSetup, handler: @escaping HTTPHandler) {
    running = RunningServer(setup, handler: handler)
  }

  /// Listens; the port is the one asked for, or the one that the system chose. It can be started once. The process is
  /// allowed as many open files as the connections need, where the system lets it.
  /// `listening` is told the port before the first request is taken.
  @discardableResult public func start(listening: (UInt16) -> Void = { _ in }) throws(HTTPServerError) -> UInt16 {
    let setup = running.setup
    return try state.withLock { (state) throws(HTTPServerError) in
      guard case .new = state else { throw .startedBefore }
      OpenFiles.makeRoom(for: setup.limits.connections + 256)
      let listener = try Listener(address: setup.address, port: setup.port)
      listening(listener.port)
      guard let daemon = Daemon(at: listener, setup, calls: running) else {
        close(listener.descriptor)
        throw .certificateUnusable
      }
      state = .running(daemon, watch: Task { [running] in await running.watch() })
      return listener.port
    }
  }

  /// Takes no new connections, lets the requests in flight finish for as long as `draining`, ends the event streams, and
  /// then the rest.
  public func stop(draining: Duration) async {
    guard let (daemon, watch) = takeOver() else { return }
    let listener = daemon.quiesce()
    await running.drain(for: draining)
    daemon.stop()
    watch.cancel()
    if let listener { close(listener) }
  }

  private func takeOver() -> (Daemon, watch: Task<Void, Never>)? {
    state.withLock { state in
      guard case .running(let daemon, let watch) = state else { return nil }
      state = .stopped
      return (daemon, watch)
    }
  }
}
