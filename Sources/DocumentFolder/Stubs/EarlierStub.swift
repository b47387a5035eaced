import CanonicalJSON

/// A stub that is there already.
struct EarlierStub {
  let stub: Stub
  let text: JSONText
  let content: FileContent

  var path: String { stub.path }
}

extension FolderWriter {
  /// The stub of a record, where this program puts it or where older ones did. Throws `quarantined` if a file that is
  /// no stub of this record lies where the stub would go.
  func earlierStub(of place: DocumentPlace) throws(FolderError) -> EarlierStub? {
    if let stub = try stub(of: place, at: place.stubPath) { return stub }
    do throws(FolderError) {
      return try stub(of: place, at: place.olderStubPath)
    } catch {
      // Nothing will be written there, so it is not in the way.
      if case .quarantined = error { return nil }
      throw error
    }
  }

  private func stub(of place: DocumentPlace, at path: String) throws(FolderError) -> EarlierStub? {
    guard let content = try existingContent(at: path, id: place.id) else { return nil }
    do throws(QuarantineReason) {
      let text = try JSONText(checking: content.bytes)
      let stub = try Stub(text, path: path)
      guard stub.id == place.id else { throw .otherIdentifier(found: stub.id) }
      return EarlierStub(stub: stub, text: text, content: content)
    } catch {
      throw .quarantined(path: path, error)
    }
  }
}
