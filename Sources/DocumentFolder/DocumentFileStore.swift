/// The folder of documents: the only place that reads or writes its files.
///
/// Reading needs no turn and waits for no writer: a file is only ever replaced whole. Writing takes turns.
public actor DocumentFileStore {
  nonisolated let access: FolderAccess
  nonisolated let layouts: [DocumentLayout]
  let writer: FolderWriter
  let tombstones: TombstoneStore
  private let lock: WriterLock?
  private var hasSwept = false
  private var hasMarked = false

  /// The store of the folder at `path`, which need not exist: the first write makes it, but not what should hold it.
  ///
  /// - Parameters:
  ///   - layouts: where the documents of each kind lie.
  ///   - mark: who is writing.
  ///   - joiner: joins the contents of two files.
  ///   - lock: keeps out other programs of this machine for each write; nil for none.
  ///   - keepsStub: whether the stub of the record with this identifier stays for ever, as those of records do that come
  ///     with the program.
  public init(
    path: String, layouts: [DocumentLayout], mark: WriterMark, joiner: any DocumentJoiner, lock: WriterLock?,
    keepsStub: @escaping @Sendable (String) -> Bool
  ) {
    self.init(
      access: FolderAccess(root: path, calls: SystemCalls()), layouts: layouts, mark: mark, joiner: joiner, lock: lock,
      keepsStub: keepsStub)
  }

  init(
    access: FolderAccess, layouts: [DocumentLayout], mark: WriterMark, joiner: any DocumentJoiner, lock: WriterLock?,
    keepsStub: @escaping @Sendable (String) -> Bool
  ) {
    self.access = access
    self.layouts = layouts
    self.lock = lock
    let writer = FolderWriter(access: access, mark: mark)
    self.writer = writer
    tombstones = TombstoneStore(writer: writer, joiner: joiner, keepsStub: keepsStub)
  }

  /// Runs one write while no other program of this machine writes.
  func exclusively<Value>(
    _ write: () throws(FolderError) -> Value
  ) async throws(FolderError) -> Value {
    let held = try await lock?.acquire()
    defer { held?.release() }
    return try write()
  }

  func place(of path: String) throws(FolderError) -> DocumentPlace {
    guard let place = DocumentPlace(path: path, layouts: layouts) else { throw .notADocumentPath(path) }
    return place
  }

  /// What follows the first write into the folder.
  func settle(after path: String) {
    sweepOnce(after: path)
    markOnce()
  }

  /// The write that came before stands by itself; a marker that cannot be made is made by the next one.
  private func markOnce() {
    if hasMarked { return }
    hasMarked = (try? writer.putMarker()) != nil
  }

  /// The age of strays is told by the time that the disk gave to the file just written: no other clock is needed.
  func sweepOnce(after path: String) {
    if hasSwept { return }
    hasSwept = true
    guard let directory = try? access.open(String(DocumentPath.directory(of: path))) else { return }
    defer { access.calls.release(directory) }
    guard let status = try? access.calls.status(of: DocumentPath.name(of: path), in: directory) else { return }
    StraySweep(access: access, layouts: layouts, mark: writer.mark).run(now: status.modifiedAt)
  }
}
