extension DocumentFileStore {
  /// Saves an edit and returns once it would survive a power cut.
  ///
  /// Whatever another program or device has put there since the edit was begun is joined with it; a record that was
  /// deleted meanwhile lives again if the edit is later.
  ///
  /// - Parameters:
  ///   - after: the whole document as edited, its `updatedAt` later than anything its author saw.
  ///   - path: from the folder's root. A document that was read keeps its path; a new one goes where its layout says.
  ///   - before: the bytes that the edit was made from, or nil for a new document.
  ///   - isKnown: whether a document without `before` was seen at this path, which may be another than its layout's.
  /// - Throws: `deletedElsewhere` if the record was deleted and the edit is not later. `changed` if another writer came
  ///   in between each time, and `unjoinable` if what lies there cannot be joined: the edit is kept. `quarantined` if
  ///   something lies there that is never overwritten. `locked`. `notADocumentPath`, `unacceptable`: a mistake of the
  ///   caller. `failed`: nothing changed. `notDurable`: save again.
  public func save(
    _ after: [UInt8], to path: String, before: [UInt8]?, isKnown: Bool = false
  ) async throws(FolderError) -> SavedDocument {
    let place = try place(of: path, isNew: before == nil && !isKnown)
    try requireAcceptable(after, at: place)
    let edit = try stamped(after, from: before, at: place)
    return try await write(
      JoiningWrite(
        writer: writer, tombstones: tombstones, place: place, content: edit, basis: before, keepsContent: true))
  }

  /// Writes what was joined from several devices' contents. It is no edit and gets no stamps.
  ///
  /// - Parameters:
  ///   - joined: the whole document.
  ///   - path: from the folder's root.
  ///   - disk: the bytes in the folder that are in `joined` already.
  /// - Throws: as `save`; nothing is kept aside.
  public func writeBack(
    _ joined: [UInt8], to path: String, over disk: [UInt8]
  ) async throws(FolderError) -> SavedDocument {
    let place = try place(of: path)
    try requireAcceptable(joined, at: place)
    return try await write(
      JoiningWrite(
        writer: writer, tombstones: tombstones, place: place, content: joined, basis: disk, keepsContent: false))
  }

  /// Puts a document that comes with the program into the folder, to the byte.
  ///
  /// - Parameters:
  ///   - bytes: the whole document.
  ///   - path: from the folder's root.
  ///   - expected: the bytes that it replaces; nil where nothing may lie.
  /// - Throws: `deletedElsewhere` where a stub covers it, `changed` where the folder is not as expected, and otherwise as
  ///   `save`.
  public func put(
    exactly bytes: [UInt8], to path: String, over expected: [UInt8]?
  ) async throws(FolderError) -> SavedDocument {
    let place = try place(of: path, isNew: expected == nil)
    let document = try requireAcceptable(bytes, at: place)
    let result = try await exclusively { () throws(FolderError) in
      if let stub = try tombstones.stubs(over: place, alsoAt: []).stub, stub.covers(updatedAt: document.updatedAt) {
        throw .deletedElsewhere(path: path, at: stub.deletedAt)
      }
      return try writer.put(exactly: bytes, at: place, over: expected)
    }
    if result == .written { settle(after: path) }
    return SavedDocument(path: path, bytes: bytes, outcome: result == .written ? .written : .unchanged)
  }

  private func write(_ write: JoiningWrite) async throws(FolderError) -> SavedDocument {
    let saved = try await exclusively { () throws(FolderError) in try write.run() }
    if saved.outcome != .unchanged { settle(after: saved.path) }
    return saved
  }

  private func stamped(
    _ after: [UInt8], from before: [UInt8]?, at place: DocumentPlace
  ) throws(FolderError) -> [UInt8] {
    guard let before, before != after else { return after }
    do {
      return try tombstones.joiner.edit(kind: place.layout.kind, before: before, after: after)
    } catch {
      throw .unjoinable(path: place.path, error, keptAt: nil)
    }
  }

  /// A new document may only go where its layout says.
  func place(of path: String, isNew: Bool) throws(FolderError) -> DocumentPlace {
    let place = try place(of: path)
    if isNew, !place.isRegular { throw .notADocumentPath(path) }
    return place
  }

  /// A document that its own reader would set aside is a mistake of the caller, and better found before it is on disk.
  @discardableResult
  func requireAcceptable(_ bytes: [UInt8], at place: DocumentPlace) throws(FolderError) -> StoredDocument {
    do { return try place.gate.admit(bytes) } catch { throw .unacceptable(path: place.path, error) }
  }
}
