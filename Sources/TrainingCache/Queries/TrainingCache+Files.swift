public import TrainingModel

extension TrainingCache {
  /// Every file in ascending order of the paths, without bytes. Throws `CacheError`, as every query does.
  public func files() throws(CacheError) -> [CachedFile] { try connection.files() }

  /// The files that are set aside, in ascending order of the paths.
  public func quarantined() throws(CacheError) -> [CachedFile] { try connection.troubledFiles(state: .quarantined) }

  /// The files that a service has announced and not delivered and of which nothing is known, in ascending order of the
  /// paths.
  public func placeholders() throws(CacheError) -> [CachedFile] { try connection.troubledFiles(state: .placeholder) }

  /// The bytes of one document as last seen; nil: the path holds no document.
  public func bytes(of path: String) throws(CacheError) -> [UInt8]? { try connection.bytes(of: path) }

  /// The bytes of all documents of a kind, in ascending order of the paths.
  public func bytes(of kind: DocumentKind) throws(CacheError) -> [CachedBytes] { try connection.bytes(of: kind) }

  /// Every stub in ascending order of the paths.
  public func stubs() throws(CacheError) -> [CachedStub] { try connection.stubs() }

  /// The stubs of what counts as deleted, the newest first.
  public func recentlyDeleted() throws(CacheError) -> [CachedStub] { try connection.recentlyDeleted() }

  /// A single value; nil: never stored.
  public func meta(_ name: CacheMeta) throws(CacheError) -> String? { try connection.meta(name.rawValue) }
}
