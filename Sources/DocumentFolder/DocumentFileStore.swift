/// The folder of documents: the only place that reads or writes its files.
///
/// Reading needs no turn and waits for no writer: a file is only ever replaced whole. Writing takes turns.
public actor DocumentFileStore {
  nonisolated let access: FolderAccess
  nonisolated let layouts: [DocumentLayout]
  var writer: FolderWriter
  private var hasSwept = false

  /// The store of the folder at `path`, which need not exist: the first write makes it, but not what should hold it.
  public init(path: String, layouts: [DocumentLayout], mark: WriterMark) {
    self.init(access: FolderAccess(root: path, calls: SystemCalls()), layouts: layouts, mark: mark)
  }

  init(access: FolderAccess, layouts: [DocumentLayout], mark: WriterMark) {
    self.access = access
    self.layouts = layouts
    writer = FolderWriter(access: access, mark: mark)
  }

  /// Saves one document and returns once it would survive a power cut.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: from the folder's root. A document that was read keeps its path; a new one goes where its layout says.
  ///   - expected: the bytes that the document was read as, or nil for a new one.
  /// - Throws: `changed` if the file is not as expected: join both and save again. `quarantined` if something lies there
  ///   that is never overwritten. `notADocumentPath`, `unacceptable`: a mistake of the caller. `failed`: nothing
  ///   changed. `notDurable`: save again.
  public func save(
    _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?
  ) throws(FolderError) -> SaveResult {
    let place = try place(of: path)
    let result = try writer.save(bytes, at: place, expecting: expected)
    if result == .written { sweepOnce(after: place.path) }
    return result
  }

  func place(of path: String) throws(FolderError) -> DocumentPlace {
    guard let place = DocumentPlace(path: path, layouts: layouts) else { throw .notADocumentPath(path) }
    return place
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
