// The rows of stubs and their bytes.
extension Connection {
  func store(_ stub: CachedStub, bytes: [UInt8]) throws(CacheError) {
    try removeStub(stub.path)
    let key = try insert(stub)
    let statement = try statement("INSERT INTO stub_content (stub, bytes) VALUES (?1, ?2)")
    statement.bind(1, key)
    statement.bind(2, bytes)
    try statement.run()
  }

  func removeStub(_ path: String) throws(CacheError) {
    let statement = try statement("DELETE FROM stub WHERE path = ?1")
    statement.bind(1, path)
    try statement.run()
  }

  func stubs() throws(CacheError) -> [CachedStub] {
    try statement(.selection, CachedStub.self, "ORDER BY path")
      .all { (statement) throws(CacheError) in try statement.row(CachedStub.self).row }
  }

  /// The stubs in force, newest first.
  func recentlyDeleted() throws(CacheError) -> [CachedStub] {
    let tail: StaticString =
      "WHERE restored_at IS NULL OR restored_at < deleted_at ORDER BY deleted_at DESC, path"
    return try statement(.selection, CachedStub.self, tail)
      .all { (statement) throws(CacheError) in try statement.row(CachedStub.self).row }
  }

  func stubBytes(of path: String) throws(CacheError) -> [UInt8]? {
    let statement = try statement(
      """
      SELECT bytes, hash_high, hash_low FROM stub JOIN stub_content ON stub_content.stub = stub.key WHERE path = ?1
      """)
    statement.bind(1, path)
    return try statement.first { (row) throws(CacheError) in try row.checkedBytes() }
  }
}
