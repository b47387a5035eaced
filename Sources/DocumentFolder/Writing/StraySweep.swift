/// Clears away the temporary files that crashed writers of this device left behind.
struct StraySweep {
  let access: FolderAccess
  let layouts: [DocumentLayout]
  let mark: WriterMark

  /// Seconds after which no write can still be going on.
  static let age: Int64 = 3600

  /// Removes strays last changed more than an hour before `now`, in seconds by the clock of the disk's own machine.
  ///
  /// A stray does no harm, so one that cannot be looked at or removed waits for the next time.
  func run(now: Int64) {
    guard let root = try? access.open("") else { return }
    defer { access.calls.release(root) }
    var walk = FolderWalk(calls: access.calls, layouts: layouts, takesStamps: false)
    guard let listing = try? walk.run(root: root) else { return }
    for path in listing.temporaryPaths where mark.made(DocumentPath.name(of: path)) {
      try? removeIfOld(path, now: now)
    }
  }

  private func removeIfOld(_ path: String, now: Int64) throws(SystemError) {
    let name = DocumentPath.name(of: path)
    let directory = try access.open(String(DocumentPath.directory(of: path)))
    defer { access.calls.release(directory) }
    let status = try access.calls.status(of: name, in: directory)
    guard status.kind == .regular, status.modifiedAt < now - Self.age else { return }
    try access.calls.unlink(name, in: directory)
  }
}
