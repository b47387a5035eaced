/// The observer that suits the folder at `path`: inotify where there is one and it will do, otherwise polling.
///
/// - Parameter elapsed: the time since some fixed moment, sleep of the machine included. Only differences count.
public func makeFolderObserver(
  path: String, layouts: [DocumentLayout], times: ObserverTimes, elapsed: @escaping @Sendable () -> Duration
) -> any FolderObserving {
  #if canImport(Glibc) || canImport(Musl)
    InotifyObserver(path: path, layouts: layouts, times: times, elapsed: elapsed)
  #else
    PollingObserver(path: path, layouts: layouts, times: times, elapsed: elapsed)
  #endif
}
