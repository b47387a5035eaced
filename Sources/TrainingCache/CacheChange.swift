public import TrainingModel

/// One change of the cache. A list of them is applied in order, all or none.
public enum CacheChange: Hashable, Sendable {
  /// A document as it lies in the folder. The row of the same document at another path moves here; whatever else the
  /// cache held of this path goes.
  case document(DocumentEntry)
  /// A file that is set aside. What the cache held of this path goes.
  case quarantine(CachedFile, reason: String)
  /// A service left only a placeholder at the path of a document. What the cache holds of the document stays.
  case placeholder(path: String, kind: DocumentKind, id: String)
  /// The file's size, time or number changed and its content did not.
  case restamp(path: String, CachedStamp)
  /// Nothing of the path is to be known any more.
  case remove(path: String)
  /// A stub as it lies in the folder.
  case stub(CachedStub)
  /// The stub file is gone.
  case removeStub(path: String)
  /// A single value; nil takes it away.
  case meta(CacheMeta, String?)
}
