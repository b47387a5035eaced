import TrainingModel

// The rows of files and their bytes.
extension Connection {
  /// Stores the row of a file and its bytes in place of whatever was known of its path or document; returns its key.
  func store(_ file: CachedFile, bytes: [UInt8]?) throws(CacheError) -> Int64 {
    try removeFile(file.path)
    if file.state == .document { try removeDocument(file.kind, id: file.id) }
    let key = try insert(file)
    guard let bytes else { return key }
    let statement = try statement("INSERT INTO content (file, bytes) VALUES (?1, ?2)")
    statement.bind(1, key)
    statement.bind(2, bytes)
    try statement.run()
    return key
  }

  /// Forgets a path, the rows of its document with it.
  func removeFile(_ path: String) throws(CacheError) {
    let statement = try statement("DELETE FROM file WHERE path = ?1")
    statement.bind(1, path)
    try statement.run()
  }

  private func removeDocument(_ kind: DocumentKind, id: String) throws(CacheError) {
    let statement = try statement("DELETE FROM file WHERE state = 0 AND kind = ?1 AND id = ?2")
    statement.bind(1, kind.rawValue)
    statement.bind(2, id)
    try statement.run()
  }

  /// Notes that a service took the content away; a path of which nothing is known becomes a placeholder.
  func evict(_ path: String, kind: DocumentKind, id: String) throws(CacheError) {
    guard try file(path)?.state == .document else {
      let file = CachedFile(path: path, kind: kind, id: id, stamp: .blank, hash: .blank, state: .placeholder)
      return _ = try store(file, bytes: nil)
    }
    try change(path) { $0.isHere = false }
  }

  /// Changes the row of a file, if there is one.
  func change(_ path: String, _ change: (inout CachedFile) -> Void) throws(CacheError) {
    guard var file = try file(path) else { return }
    change(&file)
    let statement = try statement("SELECT key FROM file WHERE path = ?1")
    statement.bind(1, path)
    try update(file, key: statement.onlyInt64())
  }
}

// Reading them.
extension Connection {
  func file(_ path: String) throws(CacheError) -> CachedFile? {
    let statement = try statement(.selection, CachedFile.self, "WHERE path = ?1")
    statement.bind(1, path)
    return try statement.first { (statement) throws(CacheError) in try statement.row(CachedFile.self).row }
  }

  func files() throws(CacheError) -> [CachedFile] {
    try statement(.selection, CachedFile.self, "ORDER BY path")
      .all { (statement) throws(CacheError) in try statement.row(CachedFile.self).row }
  }

  func file(of kind: DocumentKind, id: String) throws(CacheError) -> CachedFile? {
    let statement = try statement(.selection, CachedFile.self, "WHERE state = 0 AND kind = ?1 AND id = ?2")
    statement.bind(1, kind.rawValue)
    statement.bind(2, id)
    return try statement.first { (statement) throws(CacheError) in try statement.row(CachedFile.self).row }
  }

  func troubledFiles(state: CachedState.Number) throws(CacheError) -> [CachedFile] {
    let statement = try statement(.selection, CachedFile.self, "WHERE state > 0 AND state = ?1 ORDER BY path")
    statement.bind(1, state.rawValue)
    return try statement.all { (statement) throws(CacheError) in try statement.row(CachedFile.self).row }
  }

  func bytes(of path: String) throws(CacheError) -> [UInt8]? {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low FROM file JOIN content ON content.file = file.key WHERE path = ?1
      """)
    statement.bind(1, path)
    return try statement.first { (row) throws(CacheError) in try row.checkedBytes() }
  }

  func bytes(of kind: DocumentKind) throws(CacheError) -> [CachedBytes] {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low, path FROM file JOIN content ON content.file = file.key
      WHERE kind = ?1 AND state = 0 ORDER BY path
      """)
    statement.bind(1, kind.rawValue)
    return try statement.all { (row) throws(CacheError) in
      CachedBytes(path: row.text(3), bytes: try row.checkedBytes())
    }
  }
}

extension Statement {
  /// The bytes of a file in the first column, held against their hash in the next two: SQLite does not see it when a
  /// bit of a value flips.
  func checkedBytes() throws(CacheError) -> [UInt8] {
    let bytes = bytes(0)
    let hash = ContentHash(high: UInt64(bitPattern: int64(1)), low: UInt64(bitPattern: int64(2)))
    guard ContentHash(of: bytes) == hash else { throw .impossibleRow }
    return bytes
  }
}
