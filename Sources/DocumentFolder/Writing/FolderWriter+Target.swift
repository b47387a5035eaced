extension FolderWriter {
  /// What lies in the target's place now; nil if nothing does. Throws `quarantined` for what must not be replaced.
  func content(of target: FileTarget) throws(FolderError) -> FileContent? {
    let status: FileStatus
    do {
      status = try calls.status(of: target.name, in: target.directory)
    } catch {
      if error == .missing { return nil }
      throw .failed(.read, path: target.path, error)
    }
    do throws(QuarantineReason) {
      try status.requireReadable()
      return try calls.content(of: target.name, in: target.directory)
    } catch {
      if error == .unreadable(.missing) { return nil }
      throw .quarantined(path: target.path, error)
    }
  }

  /// Throws `changed` if the target is not what it was when read.
  func requireUnchanged(_ target: FileTarget, since old: FileContent?) throws(FolderError) {
    let now = try content(of: target)
    if now?.bytes != old?.bytes { throw .changed(path: target.path, found: now?.bytes, keptAt: nil) }
  }

  /// Makes sure that a file which need not be written would survive a power cut as it is: an earlier attempt may have
  /// put it there and failed to confirm it.
  func confirmDurable(_ target: FileTarget) throws(FolderError) {
    do throws(SystemError) {
      let file = try calls.openFile(target.name, in: target.directory)
      defer { calls.release(file) }
      try calls.sync(file)
      try calls.syncDirectory(target.directory)
    } catch {
      throw .notDurable(path: target.path, error)
    }
  }
}
