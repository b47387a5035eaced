// The rows of stubs.
extension Connection {
  func store(_ stub: CachedStub) throws(CacheError) {
    try removeStub(stub.path)
    _ = try insert(stub)
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
}
