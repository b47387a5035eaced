import TrainingModel

extension Connection {
  /// Documents with their paths: `tail` says which and in what order, `bind` gives its parameters.
  func documents<Document: MappedDocument>(
    _ type: Document.Type, _ tail: StaticString, bind: (Statement) -> Void = { _ in }
  ) throws(CacheError) -> [CachedDocument<Document>] {
    let statement = try statement(.selectionWithPath, Document.Row.self, tail)
    bind(statement)
    return try statement.all { (statement) throws(CacheError) in
      let (keys, row, next) = try statement.row(Document.Row.self)
      let document = try Document(row, file: keys.first, from: self)
      return CachedDocument(path: statement.text(next), document: document)
    }
  }
}
