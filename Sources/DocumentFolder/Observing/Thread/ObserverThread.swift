/// The thread that an observer blocks on, and the stream that it feeds.
final class ObserverThread: Sendable {
  private let wakeUp: WakeUp
  private let ended = Latch()

  /// What runs on the thread has of the observer.
  struct Context: Sendable {
    /// Called when the thread is to end.
    let wakeUp: WakeUp
    /// To be opened once every later change will be told of.
    let isReady: Latch
    /// Takes the batches.
    let emit: @Sendable (FolderBatch) -> Void
  }

  /// Runs `body` on a thread and returns its stream once the body has said that it is ready.
  static func start(
    _ body: @escaping @Sendable (Context) -> Void
  ) async throws(FolderError) -> (ObserverThread, AsyncStream<FolderBatch>) {
    let (stream, continuation) = AsyncStream.makeStream(of: FolderBatch.self)
    let isReady = Latch()
    let thread = try FolderError.attempt(.list, "") { () throws(SystemError) in
      try ObserverThread(isReady, continuation, body)
    }
    await isReady.wait()
    return (thread, stream)
  }

  private init(
    _ isReady: Latch, _ continuation: AsyncStream<FolderBatch>.Continuation,
    _ body: @escaping @Sendable (Context) -> Void
  ) throws(SystemError) {
    let wakeUp = try WakeUp()
    self.wakeUp = wakeUp
    continuation.onTermination = { _ in wakeUp.call() }
    let context = Context(wakeUp: wakeUp, isReady: isReady) { continuation.yield($0) }
    let ended = ended
    try DetachedThread.run {
      body(context)
      continuation.finish()
      isReady.open()
      ended.open()
    }
  }

  deinit { wakeUp.call() }

  /// Ends the thread and its stream.
  func stop() async {
    wakeUp.call()
    await ended.wait()
  }
}
