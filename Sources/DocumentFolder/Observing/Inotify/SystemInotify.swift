#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The real calls.
  struct SystemInotify: InotifyCalls {
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
        count = try fill(&buffer, from: inotify)
      } catch {
        if error == SystemError(code: EAGAIN) { return [] }
        throw error
      }
      return buffer.withUnsafeBytes { Self.events(in: UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }

    private func fill(_ buffer: inout [UInt8], from file: Descriptor) throws(SystemError) -> Int {
      let size = buffer.count
      return try SystemCalls().checked { read(file.number, &buffer, size) }
    }

    /// False where it cannot be told.
    private func isOnSharedDisk(_ path: String) -> Bool {
      guard let device = RootIdentity(path: path)?.device, let table = try? mounts() else { return false }
      return table.fileSystem(ofDevice: device).map(MountTable.isShared) ?? false
    }

    private func mounts() throws(SystemError) -> MountTable {
      let process = try SystemCalls().openFolder("/proc/self")
      defer { SystemCalls().release(process) }
      let file = try SystemCalls().openFile("mountinfo", in: process)
      defer { SystemCalls().release(file) }
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      while case let count = try fill(&buffer, from: file), count > 0 { text += buffer.prefix(count) }
      return MountTable(text: String(decoding: text, as: UTF8.self))
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
