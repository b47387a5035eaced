#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  extension MountTable {
    /// The mounts that this process sees now.
    init() throws(SystemError) {
      let calls = SystemCalls()
      let process = try calls.openFolder("/proc/self")
      defer { calls.release(process) }
      let file = try calls.openFile("mountinfo", in: process)
      defer { calls.release(file) }
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      while case let count = try file.fill(&buffer), count > 0 { text += buffer.prefix(count) }
      self.init(text: String(decoding: text, as: UTF8.self))
    }
  }

  extension Descriptor {
    /// Reads as much as there is and the buffer takes; 0 at the end.
    func fill(_ buffer: inout [UInt8]) throws(SystemError) -> Int {
      let size = buffer.count
      return try SystemCalls().checked { read(number, &buffer, size) }
    }
  }
#endif
