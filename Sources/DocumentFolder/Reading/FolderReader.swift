/// Reads files by their paths, many at a time: each directory is opened once.
struct FolderReader: Sendable {
  let access: FolderAccess

  /// What the listed documents hold, in their order.
  func read(_ documents: ArraySlice<ListedDocument>) -> [ReadOutcome] {
    contents(of: documents) { outcome(of: $0, $1) }
  }

  /// What these files hold, in their order, each given to `take` with its content or the reason why it has none.
  func contents<File: FileInFolder, Value>(
    of files: ArraySlice<File>, take: (File, Result<FileContent, QuarantineReason>) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(files.count)
    var rest = files
    while let first = rest.first {
      let group = rest.prefix { $0.directory == first.directory }
      rest = rest.dropFirst(group.count)
      let directory = Result { () throws(SystemError) in try access.open(String(first.directory)) }
      for file in group { values.append(take(file, content(of: file, in: directory))) }
      if case .success(let descriptor) = directory { access.calls.release(descriptor) }
    }
    return values
  }

  private func content(
    of file: some FileInFolder, in directory: Result<Descriptor, SystemError>
  ) -> Result<FileContent, QuarantineReason> {
    Result { () throws(QuarantineReason) in
      guard file.fileKind == .regular else { throw .notRegular(file.fileKind) }
      switch directory {
      case .success(let directory): return try access.calls.content(of: DocumentPath.name(of: file.path), in: directory)
      case .failure(let error): throw .unreadable(error)
      }
    }
  }

  private func outcome(of document: ListedDocument, _ content: Result<FileContent, QuarantineReason>) -> ReadOutcome {
    do throws(QuarantineReason) {
      let gate = SchemaGate(layout: document.layout, id: document.id, path: document.path)
      let stored = try gate.admit(try content.get().bytes)
      return stored.schemaVersion == document.layout.currentSchemaVersion ? .current(stored) : .older(stored)
    } catch {
      return .quarantined(document, error)
    }
  }
}

/// A file that a listing found.
protocol FileInFolder {
  /// From the folder's root.
  var path: String { get }
  var fileKind: FileKind { get }
}

extension FileInFolder {
  var directory: Substring { DocumentPath.directory(of: path) }
}

extension ListedDocument: FileInFolder {}
