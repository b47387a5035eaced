/// Observes a folder by looking at it again and again: for network file systems, which tell nobody of what others
/// write, and for systems without a better way.
public actor PollingObserver: FolderObserving {
  private let loop: PollingLoop
  private var thread: ObserverThread?

  /// An observer of the folder at `path`. `elapsed` gives the time since some fixed moment, sleep of the machine
  /// included.
  public init(
    path: String, layouts: [DocumentLayout], times: ObserverTimes, elapsed: @escaping @Sendable () -> Duration
  ) {
    let access = FolderAccess(root: path, calls: SystemCalls())
    loop = PollingLoop(access: access, layouts: layouts, times: times, elapsed: elapsed)
  }

  /// Starts to observe; see `FolderObserving`.
  public func start() async throws(FolderError) -> AsyncStream<FolderBatch> {
    await stop()
    let loop = loop
    let (thread, stream) = try await ObserverThread.start { context in
      var loop = loop
      loop.run(in: context, needsScan: false)
    }
    self.thread = thread
    return stream
  }

  /// Ends the stream; see `FolderObserving`.
  public func stop() async {
    let running = thread
    thread = nil
    await running?.stop()
  }
}
