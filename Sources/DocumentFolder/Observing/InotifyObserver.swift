#if canImport(Glibc) || canImport(Musl)
  /// Observes a folder through Linux's inotify, and by polling from the moment when that is refused: on a file system
  /// that others write to, or where there are too many watches.
  public actor InotifyObserver: FolderObserving {
    private let loop: InotifyLoop
    private let fallback: PollingLoop
    private var thread: ObserverThread?

    /// An observer of the folder at `path`. `elapsed` gives the time since some fixed moment, sleep of the machine
    /// included.
    public init(
      path: String, layouts: [DocumentLayout], times: ObserverTimes, elapsed: @escaping @Sendable () -> Duration
    ) {
      self.init(path: path, layouts: layouts, times: times, calls: SystemInotify(), elapsed: elapsed)
    }

    init(
      path: String, layouts: [DocumentLayout], times: ObserverTimes, calls: any InotifyCalls,
      elapsed: @escaping @Sendable () -> Duration
    ) {
      let access = FolderAccess(root: path, calls: SystemCalls())
      let logic = InotifyLogic(layouts: layouts, times: times)
      loop = InotifyLoop(access: access, calls: calls, logic: logic, elapsed: elapsed)
      fallback = PollingLoop(access: access, layouts: layouts, times: times, elapsed: elapsed)
    }

    /// Starts to observe; see `FolderObserving`.
    public func start() async throws(FolderError) -> AsyncStream<FolderBatch> {
      await stop()
      let (loop, fallback) = (loop, fallback)
      let (thread, stream) = try await ObserverThread.start { context in
        var (loop, fallback) = (loop, fallback)
        if loop.run(in: context) == .mustPoll { fallback.run(in: context, needsScan: true) }
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
#endif
