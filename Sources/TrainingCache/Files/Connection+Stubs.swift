import TrainingModel

// The rows of stubs and their bytes.
extension Connection {
  func store(_ stub: CachedStub, bytes: [UInt8]) throws(CacheError) {
    try removeStub(stub.path)
    try insert(stub)
    let statement = try statement("INSERT INTO stub_content (stub, bytes) VALUES (?1, ?2)")
    statement.bind(1, lastInsertedKey)
    statement.bind(2, bytes)
    try statement.run()
  }

  private func insert(_ stub: CachedStub) throws(CacheError) {
    let statement = try statement(
      """
      INSERT INTO stub
        (path, id, kind, deleted_at, restored_at, is_imported, is_full, size, mtime_ns, inode, hash_high, hash_low)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """)
    statement.bind(1, stub.path)
    statement.bind(2, stub.id)
    statement.bind(3, stub.kind)
    statement.bind(4, stub.deletedAt.seconds)
    statement.bind(5, stub.restoredAt?.seconds)
    statement.bind(6, stub.isImported)
    statement.bind(7, stub.isFull)
    statement.bind(from: 8, stub.stamp, stub.hash)
    try statement.run()
  }

  func removeStub(_ path: String) throws(CacheError) {
    let statement = try statement("DELETE FROM stub WHERE path = ?1")
    statement.bind(1, path)
    try statement.run()
  }

  func stubs() throws(CacheError) -> [CachedStub] {
    try statement(
      """
      SELECT path, id, kind, deleted_at, restored_at, is_imported, is_full, size, mtime_ns, inode, hash_high, hash_low
      FROM stub ORDER BY path
      """
    ).all(CachedStub.init)
  }

  /// The stubs in force, newest first.
  func recentlyDeleted() throws(CacheError) -> [CachedStub] {
    try statement(
      """
      SELECT path, id, kind, deleted_at, restored_at, is_imported, is_full, size, mtime_ns, inode, hash_high, hash_low
      FROM stub WHERE restored_at IS NULL OR restored_at < deleted_at ORDER BY deleted_at DESC, path
      """
    ).all(CachedStub.init)
  }

  func stubBytes(of path: String) throws(CacheError) -> [UInt8]? {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low FROM stub JOIN stub_content ON stub_content.stub = stub.key WHERE path = ?1
      """)
    statement.bind(1, path)
    return try statement.first { (row) throws(CacheError) in try row.checkedBytes(0, hashAt: 1) }
  }
}

extension CachedStub {
  fileprivate init(_ row: Statement) throws(CacheError) {
    self.init(
      path: row.text(0), id: row.text(1), kind: row.optionalText(2), deletedAt: Instant(seconds: row.int64(3)),
      stamp: row.stamp(from: 7), hash: row.hash(from: 10))
    restoredAt = row.optionalInt64(4).map { Instant(seconds: $0) }
    (isImported, isFull) = (row.int64(5) != 0, row.int64(6) != 0)
  }
}
