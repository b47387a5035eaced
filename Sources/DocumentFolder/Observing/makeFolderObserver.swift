/// The observer that suits the folder at `path`.
///
/// - Parameter elapsed: the time since some fixed moment, sleep of the machine included. Only differences count.
public func makeFolderObserver(
  path: String, layouts: [DocumentLayout], times: ObserverTimes, elapsed: @escaping @Sendable () -> Duration
) -> any FolderObserving {
  PollingObserver(path: path, layouts: layouts, times: times, elapsed: elapsed)
}
