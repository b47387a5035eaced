extension DocumentFileStore {
  /// Everything in the folder by its names. Makes nothing; a missing folder lists as empty.
  ///
  /// Throws `failed` if the folder itself cannot be listed; a directory in it that cannot is in the listing.
  public nonisolated func list() throws(FolderError) -> FolderListing { try list(withStamps: false) }

  /// The same; with stamps, each document has what the file system says of its file. Costs a call a document.
  public nonisolated func list(withStamps: Bool) throws(FolderError) -> FolderListing {
    do throws(SystemError) {
      let root = try access.open("")
      defer { access.calls.release(root) }
      var walk = FolderWalk(calls: access.calls, layouts: layouts, takesStamps: withStamps)
      return try walk.run(root: root)
    } catch {
      guard error == .missing else { throw .failed(.list, path: "", error) }
      var listing = FolderListing()
      listing.folderExists = false
      return listing
    }
  }

  /// Reads one document.
  public nonisolated func read(_ document: ListedDocument) -> ReadOutcome {
    reader.outcome(of: document)
  }

  /// Reads the document at `path` as it is now; nil: nothing lies there. Throws `notADocumentPath` for any other path, and
  /// `quarantined` where what lies there is set aside.
  public nonisolated func document(at path: String) throws(FolderError) -> StoredDocument? {
    guard let place = DocumentPlace(path: path, layouts: layouts) else { throw .notADocumentPath(path) }
    let listed = ListedDocument(layout: place.layout, id: place.id, path: path, fileKind: .regular, stamp: nil)
    switch reader.outcome(of: listed) {
    case .current(let document), .older(let document): return document
    case .quarantined(_, .unreadable(.missing)): return nil
    case .quarantined(_, let reason): throw .quarantined(path: path, reason)
    }
  }

  /// Reads many documents on all cores and gives each to `transform`, there and then. The values come in the order of
  /// the documents.
  public nonisolated func readAll<Value: Sendable>(
    _ documents: [ListedDocument], _ transform: @escaping @Sendable (ReadOutcome) -> Value
  ) async -> [Value] {
    let reader = reader
    return await inParallel(documents) { reader.read($0, transform) }
  }

  nonisolated var reader: FolderReader { FolderReader(access: access) }

  /// Handles slices of `items` on all cores, and joins the values in order.
  nonisolated func inParallel<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ handle: @escaping @Sendable (ArraySlice<Item>) -> [Value]
  ) async -> [Value] {
    let size = 256
    let starts = Array(stride(from: 0, to: items.count, by: size))
    return await withTaskGroup(of: (Int, [Value]).self) { group in
      for start in starts {
        group.addTask { (start, handle(items[start..<min(start + size, items.count)])) }
      }
      var slices: [(Int, [Value])] = []
      for await slice in group { slices.append(slice) }
      return slices.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}
