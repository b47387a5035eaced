/// One writer of the folder at a time, among the programs of this machine: a lock on a file outside the folder.
///
/// It is held for one write. Sync services do not know it, so what keeps them from harm is the joining at every write;
/// the lock only keeps two programs from replacing each other's file between a look and a rename. Readers take none.
public struct WriterLock: Sendable {
  private let path: String
  private let calls: any FileCalls
  private let attempts: Int

  /// Nanoseconds between two attempts.
  private static let pause: UInt64 = 20_000_000

  /// The lock at `path`, whose file is made when it is first taken; a waiting writer gives up after 5 seconds.
  public init(path: String) { self.init(path: path, calls: SystemCalls(), attempts: 250) }

  init(path: String, calls: any FileCalls, attempts: Int) {
    (self.path, self.calls, self.attempts) = (path, calls, attempts)
  }

  /// Takes the lock. Throws `locked` if another program kept it all the time, `failed` if its file cannot be made.
  func acquire() async throws(FolderError) -> HeldLock {
    for _ in 0..<attempts {
      if let held = try attempt() { return held }
      // A cancelled task does not sleep, and must not spin.
      do { try await Task.sleep(nanoseconds: Self.pause) } catch { break }
    }
    throw .locked(path: path)
  }

  private func attempt() throws(FolderError) -> HeldLock? {
    try FolderError.attempt(.lock, path) { () throws(SystemError) in
      let file = try openFile()
      do throws(SystemError) {
        if try calls.tryLock(file), try isStillThere(file) { return HeldLock(file: file, calls: calls) }
      } catch {
        // Some network disks know no locks; there the joining has to do.
        if error == .unsupported { return HeldLock(file: file, calls: calls) }
        calls.release(file)
        throw error
      }
      calls.release(file)
      return nil
    }
  }

  private func openFile() throws(SystemError) -> Descriptor {
    do {
      return try calls.openLock(path)
    } catch {
      guard error == .missing else { throw error }
    }
    do { try calls.makeFolder(FolderWriter.parent(of: path)) } catch { if error != .exists { throw error } }
    return try calls.openLock(path)
  }

  /// The directory of the lock may be cleared away at any time: a lock on a file that is gone keeps nobody out.
  private func isStillThere(_ file: Descriptor) throws(SystemError) -> Bool {
    do {
      let now = try calls.openLock(path)
      defer { calls.release(now) }
      return try calls.status(of: now).identity == calls.status(of: file).identity
    } catch {
      if error == .missing { return false }
      throw error
    }
  }
}

/// The lock while it is held. Closing its file gives it back, and so does the end of the process.
struct HeldLock: Sendable {
  let file: Descriptor
  let calls: any FileCalls

  func release() { calls.release(file) }
}
