import CanonicalJSON

extension DocumentFileStore {
  /// Whether a new document may be put at `path`.
  public nonisolated func mayHoldNew(_ path: String) -> Bool {
    DocumentPlace(path: path, layouts: layouts)?.isRegular ?? false
  }

  /// Puts a stub of a backup into the folder, to the byte, where neither its record nor another stub of it is. Returns
  /// whether it did.
  ///
  /// - Parameters:
  ///   - bytes: the whole stub.
  ///   - path: where the backup has it.
  /// - Throws: `notADocumentPath` if no record lies so, `quarantined` if it is no stub or something else lies in its
  ///   place, and otherwise as `save`.
  public func put(stub bytes: [UInt8], from path: String) async throws(FolderError) -> Bool {
    let stub: Stub
    do throws(QuarantineReason) {
      stub = try Stub(JSONText(checking: bytes), path: path)
    } catch {
      throw .quarantined(path: path, error)
    }
    guard let place = DocumentPlace(of: stub, layouts: layouts) else { throw .notADocumentPath(path) }
    let isNew = try await exclusively { () throws(FolderError) in
      if try writer.existingContent(at: place.path, id: place.id) != nil { return false }
      let earlier = try tombstones.stubs(over: place, alsoAt: []).files
      if !earlier.isEmpty {
        for file in earlier { try tombstones.confirmDurable(file) }
        return false
      }
      try tombstones.put(bytes, at: place.stubPath, id: place.id, over: nil)
      return true
    }
    if isNew { settle(after: place.stubPath) }
    return isNew
  }
}
