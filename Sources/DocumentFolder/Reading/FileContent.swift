import CanonicalJSON

/// A regular file's bytes and permissions.
struct FileContent: Hashable, Sendable {
  let bytes: [UInt8]
  /// Permission bits, 0…0o777.
  let mode: UInt32
}

extension FileCalls {
  /// The content of a file that is known to be regular.
  ///
  /// Checked again once it is open, since a sync service may have put something else there meanwhile.
  func content(of name: String, in directory: Descriptor) throws(QuarantineReason) -> FileContent {
    let file = try refusing { () throws(SystemError) in try openFile(name, in: directory) }
    defer { release(file) }
    return try content(of: file)
  }

  private func content(of file: Descriptor) throws(QuarantineReason) -> FileContent {
    let status = try refusing { () throws(SystemError) in try self.status(of: file) }
    try status.requireReadable()
    let bytes = try refusing { () throws(SystemError) in try readAll(file, expecting: Int(status.size)) }
    return FileContent(bytes: bytes, mode: status.mode)
  }

  /// Reads to the end. One byte more than expected is asked for, so that a file of the expected size takes one call.
  private func readAll(_ file: Descriptor, expecting size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      do throws(SystemError) {
        while count < size {
          let free = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let read = try readBytes(of: file, into: free)
          if read == 0 { break }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func refusing<Value>(_ call: () throws(SystemError) -> Value) throws(QuarantineReason) -> Value {
    do { return try call() } catch { throw .unreadable(error) }
  }
}

extension FileStatus {
  /// Refuses anything but a regular file of at most 4 MiB, before a byte of it is read.
  func requireReadable() throws(QuarantineReason) {
    guard kind == .regular else { throw .notRegular(kind) }
    guard size <= Int64(JSONLimits.maximumBytes) else { throw .tooLarge(bytes: size) }
  }
}
