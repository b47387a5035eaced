#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The real calls.
  struct SystemInotify: InotifyCalls {
    /// This moment's mounts; nil where they cannot be told.
    var mounts: @Sendable () -> MountTable? = { try? MountTable() }

    func open() throws(SystemError) -> Descriptor {
      Descriptor(number: try SystemCalls().checked { inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) })
    }

    func close(_ inotify: Descriptor) { SystemCalls().release(inotify) }

    func watch(_ path: String, isRoot: Bool, with inotify: Descriptor) throws(SystemError) -> Int32 {
      if isRoot, isOnSharedDisk(path) { throw .unsupported }
      let links = isRoot ? 0 : UInt32(IN_DONT_FOLLOW)
      let mask = InotifyEvent.Kinds.watched.rawValue | UInt32(IN_ONLYDIR) | links
      return try SystemCalls().checked { inotify_add_watch(inotify.number, path, mask) }
    }

    func unwatch(_ watch: Int32, with inotify: Descriptor) {
      // The watch of a directory that was deleted is gone already.
      _ = inotify_rm_watch(inotify.number, watch)
    }

    func events(from inotify: Descriptor) throws(SystemError) -> [InotifyEvent] {
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      let count: Int
      do throws(SystemError) {
        count = try inotify.fill(&buffer)
      } catch {
        if error == SystemError(code: EAGAIN) { return [] }
        throw error
      }
      return buffer.withUnsafeBytes { Self.events(in: UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }

    /// False where it cannot be told.
    private func isOnSharedDisk(_ path: String) -> Bool {
      guard let folder = try? SystemCalls().openFolder(path) else { return false }
      defer { SystemCalls().release(folder) }
      guard let device = try? SystemCalls().status(of: folder).identity.device else { return false }
      return mounts()?.fileSystem(ofDevice: device).map(MountTable.isShared) ?? false
    }

    /// Four numbers and a name, filled up with zeros to the length that the last of the numbers says.
    private static func events(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
      let head = MemoryLayout<inotify_event>.size
      var events: [InotifyEvent] = []
      var start = 0
      while start + head <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = min(bytes.count, start + head + Int(event.len))
        let name = bytes[(start + head)..<end].prefix { $0 != 0 }
        events.append(InotifyEvent(watch: event.wd, kinds: .init(rawValue: event.mask), name: Array(name)))
        start = end
      }
      return events
    }
  }
#endif
