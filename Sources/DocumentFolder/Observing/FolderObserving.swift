/// Tells when something in the folder may have changed. A metadata query of an Apple system may stand behind it as well.
public protocol FolderObserving: Sendable {
  /// Starts to observe, and returns once every later change will be told of: so list the folder after it, not before.
  ///
  /// A folder that is not there is waited for. The stream ends with `stop`. Throws `failed` if the operating system
  /// gives no thread or pipe.
  func start() async throws(FolderError) -> AsyncStream<FolderBatch>

  /// Ends the stream, and returns once nothing of the observer is open any more.
  func stop() async
}
