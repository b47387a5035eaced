import struct TrainingModel.Instant

/// Brings one second file of a document into the document, and only then removes it.
struct CopyIngest {
  let writer: FolderWriter
  let tombstones: TombstoneStore
  /// The document's place; it need not be there.
  let place: DocumentPlace
  /// The second file's path.
  let copyPath: String

  /// Making the document, giving it the joiner's form and seeing that nothing is lacking take three; the others are for
  /// another writer who comes in between.
  private static let rounds = 6

  func run() -> CopyOutcome {
    do throws(FolderError) {
      return try ingest()
    } catch {
      if case .unjoinable(_, let refusal, _) = error { return .unjoinable(refusal) }
      return .failed(error)
    }
  }

  private func ingest() throws(FolderError) -> CopyOutcome {
    switch try lookAtCopy() {
    case .absent: return .contained
    case .unreadable(let reason): return .left(reason)
    case .document(let copy, let content):
      let outcome = try bringIn(copy)
      switch outcome {
      case .joined, .contained, .recreated, .deleted: return try removeCopy(content) ? outcome : .sameFile
      default: return outcome
      }
    }
  }

  private func lookAtCopy() throws(FolderError) -> LiveFile {
    let gate = SchemaGate(layout: place.layout, id: place.id, path: copyPath)
    return try read(copyPath, gate)
  }

  private func read(_ path: String, _ gate: SchemaGate) throws(FolderError) -> LiveFile {
    do throws(FolderError) {
      guard let content = try writer.existingContent(at: path, id: place.id) else { return .absent }
      do { return .document(try gate.admit(content.bytes), content) } catch { return .unreadable(error) }
    } catch {
      guard case .quarantined(_, let reason) = error else { throw error }
      return .unreadable(reason)
    }
  }

  /// Until joining the copy changes nothing any more, so that what it knows of removals is in the document, too.
  private func bringIn(_ copy: StoredDocument) throws(FolderError) -> CopyOutcome {
    var outcome = CopyOutcome.contained
    for _ in 0..<Self.rounds {
      switch try read(place.path, place.gate) {
      case .unreadable(let reason): return .documentLeft(reason)
      case .absent:
        if try keepDeleted(copy) { return .deleted }
        try put(copy.bytes, over: nil)
        outcome = .recreated
      case .document(let document, let content):
        let joined = try tombstones.join(place.layout.kind, document.bytes, copy.bytes, path: place.path)
        if joined == document.bytes {
          try confirmDurable()
          return outcome
        }
        try put(joined, over: content)
        if outcome == .contained { outcome = .joined }
      }
    }
    return .failed(.changed(path: place.path, found: nil, keptAt: nil))
  }

  private func keepDeleted(_ copy: StoredDocument) throws(FolderError) -> Bool {
    let stubs = try tombstones.stubs(over: place, alsoAt: [])
    guard let stub = stubs.stub, stub.covers(updatedAt: copy.updatedAt) else { return false }
    try tombstones.keep(copy.bytes, in: stubs)
    return true
  }

  /// Another writer's file is no reason to give up: the next round joins that one.
  private func put(_ bytes: [UInt8], over old: FileContent?) throws(FolderError) {
    do { _ = try place.gate.admit(bytes) } catch { throw .unacceptable(path: place.path, error) }
    let directory = try writer.openDirectory(place.directory)
    defer { writer.calls.release(directory) }
    do throws(FolderError) {
      try writer.put(bytes, as: FileTarget(directory: directory, id: place.id, path: place.path), over: old)
    } catch {
      if case .changed = error { return }
      throw error
    }
  }

  private func confirmDurable() throws(FolderError) {
    try writer.inDirectory(of: place.path) { (directory) throws(FolderError) in
      try writer.confirmDurable(FileTarget(directory: directory, id: place.id, path: place.path))
    }
  }

  /// False if the copy is the document's own file under another name: on disks that do not tell capitals apart, removing
  /// one would remove both.
  private func removeCopy(_ content: FileContent) throws(FolderError) -> Bool {
    guard try identity(of: copyPath) != identity(of: place.path) else { return false }
    try writer.remove(at: copyPath, id: place.id, ifStill: content)
    return true
  }

  private func identity(of path: String) throws(FolderError) -> FileIdentity? {
    try writer.inDirectory(of: path) { (directory) throws(FolderError) in
      do throws(SystemError) {
        return try writer.calls.status(of: DocumentPath.name(of: path), in: directory).identity
      } catch {
        if error == .missing { return nil }
        throw .failed(.read, path: path, error)
      }
    }
  }
}
