public import TrainingModel

extension TrainingCache {
  /// The path at which a document is known to lie; nil: it is not known.
  public func path(of kind: DocumentKind, id: String) throws(CacheError) -> String? {
    try file(of: kind, id: id)?.path
  }

  /// The file of a document; nil: it is not known.
  public func file(of kind: DocumentKind, id: String) throws(CacheError) -> CachedFile? {
    try connection.file(of: kind, id: id)
  }
}
