/// What lies at the path of a document that is to be deleted.
enum LiveFile {
  case absent
  case document(StoredDocument, FileContent)
  /// A file that no full stub can be made of.
  case unreadable(QuarantineReason)

  var document: StoredDocument? {
    if case .document(let document, _) = self { return document }
    return nil
  }
}

extension FolderWriter {
  /// Throws `quarantined` for what is not this document, or is one that only a newer program understands.
  func liveFile(at place: DocumentPlace) throws(FolderError) -> LiveFile {
    do throws(FolderError) {
      guard let content = try existingContent(at: place.path, id: place.id) else { return .absent }
      do { return .document(try place.gate.admit(content.bytes), content) } catch {
        throw .quarantined(path: place.path, error)
      }
    } catch {
      guard case .quarantined(_, let reason) = error, reason.allowsMinimalStub else { throw error }
      return .unreadable(reason)
    }
  }

  /// The content of the file at `path`; nil if there is none.
  func existingContent(at path: String, id: String) throws(FolderError) -> FileContent? {
    do throws(FolderError) {
      return try inDirectory(of: path) { (directory) throws(FolderError) in
        try content(of: FileTarget(directory: directory, id: id, path: path))
      }
    } catch {
      if case .failed(.list, _, .missing) = error { return nil }
      throw error
    }
  }

  /// Runs `body` with the directory that holds `path`; makes nothing.
  func inDirectory<Value>(
    of path: String, _ body: (Descriptor) throws(FolderError) -> Value
  ) throws(FolderError) -> Value {
    let directoryPath = String(DocumentPath.directory(of: path))
    let directory = try FolderError.attempt(.list, directoryPath) { () throws(SystemError) in
      try access.open(directoryPath)
    }
    defer { calls.release(directory) }
    return try body(directory)
  }
}

extension QuarantineReason {
  /// Whether a record may be deleted by a minimal stub although its file cannot be read.
  fileprivate var allowsMinimalStub: Bool {
    switch self {
    case .noSchema, .duplicateMember, .invalidUTF8, .tooLarge, .tooDeep, .notJSON, .noStub: true
    case .unreadable(let error): error == .inputOutput || error == .notPermitted
    case .newerSchema, .otherIdentifier, .notRegular: false
    }
  }
}
