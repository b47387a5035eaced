extension FolderListing {
  /// Keeps one file for each document: the one whose path sorts first.
  mutating func separateDuplicates() {
    var usedPaths: [DocumentKey: String] = [:]
    usedPaths.reserveCapacity(documents.count)
    documents.removeAll { document in
      let key = DocumentKey(kind: document.kind, id: document.id)
      guard let used = usedPaths[key] else {
        usedPaths[key] = document.path
        return false
      }
      duplicates.append(DuplicateDocument(document: document, usedPath: used))
      return true
    }
  }
}

/// What one document is known by.
struct DocumentKey: Hashable {
  let kind: String
  let id: String
}
