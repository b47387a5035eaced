/// One writer of the folder at a time, among the programs of this machine: a lock on a file outside the folder.
///
/// It is held for one write. Sync services do not know it, so what keeps them from harm is the joining at every write;
/// the lock only keeps two programs from replacing each other's file between a look and a rename. Readers take none.
/// Where its file cannot be made, for want of permission or of a directory, it is passed over: nobody is kept from their
/// records by what lies outside them, and the joining has to do.
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
      guard let file = try openFile() else { return HeldLock(file: nil, calls: calls) }
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

  /// Opens the lock's file and makes its directory where that is missing; nil where neither can be made.
  private func openFile() throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      do throws(SystemError) {
        return try calls.openLock(path)
      } catch {
        guard error == .missing else { throw error }
      }
      try makeFolders(FolderWriter.parent(of: path))
      return try calls.openLock(path)
    } catch {
      guard Self.passedOver.contains(error) else { throw error }
      return nil
    }
  }

  private static let passedOver: [SystemError] = [.notPermitted, .readOnlyDisk, .missing, .notADirectory]

  private func makeFolders(_ folder: String) throws(SystemError) {
    do throws(SystemError) {
      try calls.makeFolder(folder)
    } catch {
      if error == .exists { return }
      let parent = FolderWriter.parent(of: folder)
      guard error == .missing, parent != folder, parent != "." else { throw error }
      try makeFolders(parent)
      do throws(SystemError) { try calls.makeFolder(folder) } catch { if error != .exists { throw error } }
    }
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
  /// The locked file; nil where the lock was passed over.
  let file: Descriptor?
  let calls: any FileCalls

  func release() {
    if let file { calls.release(file) }
  }
}
