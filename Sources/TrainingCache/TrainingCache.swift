/// The cache of one folder: what its files say, in tables. It may be deleted at any time; the files are the record.
///
/// One actor is one connection. Programs may have several on one file: readers do not wait, writers wait up to five
/// seconds. Any function may throw `.damaged`; the answer to that is `wipe()` and a full scan.
public actor TrainingCache {
  /// Whether the cache was empty when it was opened: new, of another folder or version, or damaged. The whole folder
  /// has to be read then.
  public nonisolated let wasRebuilt: Bool
  /// Where it is kept.
  public nonisolated let storage: CacheStorage
  private let path: String?
  private let folder: String
  private var opened: OpenedCache

  /// Opens the cache in the file `path` (nil: in memory) of the folder whose real path is `folder`. Directories above
  /// the file are made, for their owner alone.
  ///
  /// A file that is damaged, or of another folder or format, is deleted and begun anew; where no file can be used the
  /// cache lives in memory, see `storage`. Throws only `.noMemory`.
  public init(path: String?, folder: String) throws(CacheError) {
    let opened = try OpenedCache(path: path, folder: folder)
    (self.path, self.folder) = (path, folder)
    (wasRebuilt, storage) = (opened.isNew, opened.storage)
    self.opened = opened
  }

  /// Deletes the file and begins anew, unless another program has done so already. The whole folder has to be read
  /// after it. Throws only `.noMemory`.
  public func wipe() throws(CacheError) {
    opened = try OpenedCache(path: storage == .file ? path : nil, folder: folder, unwanted: opened.identity)
  }

  /// Applies all changes in order, in one transaction: all or none. Throws the first error.
  public func apply(_ changes: [CacheChange]) throws(CacheError) {
    let connection = opened.connection
    try connection.transaction { () throws(CacheError) in
      for change in changes { try connection.apply(change) }
    }
  }

  /// The connection, for the queries beside this file.
  var connection: Connection { opened.connection }
}

extension Connection {
  fileprivate func apply(_ change: CacheChange) throws(CacheError) {
    switch change {
    case .document(let entry): try store(entry)
    case .quarantine(var file, let reason):
      (file.state, file.isHere) = (.quarantined(reason: reason), true)
      _ = try store(file, bytes: nil)
    case .placeholder(let path, let kind, let id): try evict(path, kind: kind, id: id)
    case .restamp(let path, let stamp): try self.change(path) { ($0.stamp, $0.isHere) = (stamp, true) }
    case .remove(let path): try removeFile(path)
    case .stub(let stub): try store(stub)
    case .removeStub(let path): try removeStub(path)
    case .meta(let name, let value): try setMeta(name.rawValue, value)
    }
  }

  private func store(_ entry: DocumentEntry) throws(CacheError) {
    let content = entry.content
    let file = CachedFile(
      path: entry.path, kind: content.kind, id: content.id, stamp: entry.stamp, hash: entry.hash, state: .document)
    let key = try store(file, bytes: entry.bytes)
    try CacheMapper.insert(content, file: key, into: self)
  }
}
