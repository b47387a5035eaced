extension FolderListing {
  /// Sorts every list and keeps one file for each document. Directories come in any order from the file system.
  mutating func putInOrder() {
    documents.sort { Self.isBefore($0.path, $1.path) }
    candidates.sort { Self.isBefore($0.path, $1.path) }
    placeholders.sort { Self.isBefore($0.path, $1.path) }
    foreignFiles.sort { Self.isBefore($0.path, $1.path) }
    unreadableDirectories.sort { Self.isBefore($0.path, $1.path) }
    stubPaths.sort(by: Self.isBefore)
    temporaryPaths.sort(by: Self.isBefore)
    separateDuplicates()
  }

  private mutating func separateDuplicates() {
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

  /// By bytes: `String` would call two spellings of one accented letter equal.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

private struct DocumentKey: Hashable {
  let kind: String
  let id: String
}
