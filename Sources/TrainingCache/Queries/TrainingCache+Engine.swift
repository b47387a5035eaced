public import TrainingModel

extension TrainingCache {
  /// The path at which a document is known to lie; nil: it is not known.
  public func path(of kind: DocumentKind, id: String) throws(CacheError) -> String? {
    let statement = try connection.statement("SELECT path FROM file WHERE state = 0 AND kind = ?1 AND id = ?2")
    statement.bind(1, kind.rawValue)
    statement.bind(2, id)
    return try statement.first { $0.text(0) }
  }
}
