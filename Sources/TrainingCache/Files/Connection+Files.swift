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

  private func insert(_ file: CachedFile) throws(CacheError) -> Int64 {
    let statement = try statement(
      """
      INSERT INTO file (path, kind, id, state, is_here, size, mtime_ns, inode, hash_high, hash_low, reason)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    statement.bind(1, file.path)
    statement.bind(2, file.kind.rawValue)
    statement.bind(3, file.id)
    statement.bind(4, file.state.number)
    statement.bind(5, file.isHere)
    statement.bind(from: 6, file.stamp, file.hash)
    statement.bind(11, file.state.reason)
    try statement.run()
    return lastInsertedKey
  }

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
    let update = try statement("UPDATE file SET is_here = 0 WHERE path = ?1 AND state = 0 RETURNING key")
    update.bind(1, path)
    if try !update.all({ $0.int64(0) }).isEmpty { return }
    let nothing = CachedStamp(size: 0, mtimeNanoseconds: 0, inode: 0)
    let file = CachedFile(
      path: path, kind: kind, id: id, stamp: nothing, hash: ContentHash(high: 0, low: 0), state: .placeholder)
    _ = try store(file, bytes: nil)
  }

  func restamp(_ path: String, _ stamp: CachedStamp) throws(CacheError) {
    let statement = try statement(
      "UPDATE file SET size = ?2, mtime_ns = ?3, inode = ?4, is_here = 1 WHERE path = ?1 AND state < 2")
    statement.bind(1, path)
    statement.bind(from: 2, stamp)
    try statement.run()
  }
}

// Reading them.
extension Connection {
  func files() throws(CacheError) -> [CachedFile] {
    try statement(
      """
      SELECT path, kind, id, state, is_here, size, mtime_ns, inode, hash_high, hash_low, reason FROM file ORDER BY path
      """
    ).all(CachedFile.init)
  }

  func troubledFiles(state: CachedState.Number) throws(CacheError) -> [CachedFile] {
    let statement = try statement(
      """
      SELECT path, kind, id, state, is_here, size, mtime_ns, inode, hash_high, hash_low, reason FROM file
      WHERE state > 0 AND state = ?1 ORDER BY path
      """)
    statement.bind(1, state.rawValue)
    return try statement.all(CachedFile.init)
  }

  func bytes(of path: String) throws(CacheError) -> [UInt8]? {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low FROM file JOIN content ON content.file = file.key WHERE path = ?1
      """)
    statement.bind(1, path)
    return try statement.first { (row) throws(CacheError) in try row.checkedBytes(0, hashAt: 1) }
  }

  func bytes(of kind: DocumentKind) throws(CacheError) -> [CachedBytes] {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low, path FROM file JOIN content ON content.file = file.key
      WHERE kind = ?1 AND state = 0 ORDER BY path
      """)
    statement.bind(1, kind.rawValue)
    return try statement.all { (row) throws(CacheError) in
      CachedBytes(path: row.text(3), bytes: try row.checkedBytes(0, hashAt: 1))
    }
  }
}

extension CachedFile {
  fileprivate init(_ row: Statement) throws(CacheError) {
    guard let kind = DocumentKind(rawValue: row.text(1)), let state = CachedState(row.int64(3), row.optionalText(10))
    else { throw .impossibleRow }
    self.init(
      path: row.text(0), kind: kind, id: row.text(2), stamp: row.stamp(from: 5), hash: row.hash(from: 8), state: state)
    isHere = row.int64(4) != 0
  }
}
