#if canImport(Glibc) || canImport(Musl)
  import Synchronization

  @testable import DocumentFolder

  /// The real calls, but for events that are not handed out while they are held.
  final class HeldInotify: InotifyCalls {
    private let real = SystemInotify()
    private let isHeld = Mutex(false)

    func hold() { isHeld.withLock { $0 = true } }
    func letGo() { isHeld.withLock { $0 = false } }

    func open() throws(SystemError) -> Descriptor { try real.open() }
    func close(_ inotify: Descriptor) { real.close(inotify) }
    func watch(_ path: String, isRoot: Bool, with inotify: Descriptor) throws(SystemError) -> Int32 {
      try real.watch(path, isRoot: isRoot, with: inotify)
    }
    func unwatch(_ watch: Int32, with inotify: Descriptor) { real.unwatch(watch, with: inotify) }
    func events(from inotify: Descriptor) throws(SystemError) -> [InotifyEvent] {
      isHeld.withLock { $0 } ? [] : try real.events(from: inotify)
    }
  }

  /// The real calls until so many watches were added; then each is refused.
  final class RefusingInotify: InotifyCalls {
    private let real: SystemInotify
    private let error: SystemError
    private let left: Mutex<Int>
    private let closed = Mutex(false)

    init(error: SystemError = .noSpace, watchesBefore: Int = .max, real: SystemInotify = SystemInotify()) {
      self.real = real
      self.error = error
      left = Mutex(watchesBefore)
    }

    var hasClosed: Bool { closed.withLock { $0 } }

    func open() throws(SystemError) -> Descriptor { try real.open() }
    func close(_ inotify: Descriptor) {
      real.close(inotify)
      closed.withLock { $0 = true }
    }
    func watch(_ path: String, isRoot: Bool, with inotify: Descriptor) throws(SystemError) -> Int32 {
      let isRefused = left.withLock { left in
        left -= 1
        return left < 0
      }
      if isRefused { throw error }
      return try real.watch(path, isRoot: isRoot, with: inotify)
    }
    func unwatch(_ watch: Int32, with inotify: Descriptor) { real.unwatch(watch, with: inotify) }
    func events(from inotify: Descriptor) throws(SystemError) -> [InotifyEvent] { try real.events(from: inotify) }
  }
#endif
