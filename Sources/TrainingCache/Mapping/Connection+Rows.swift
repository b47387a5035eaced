// Rows of any type, in and out.
extension Connection {
  /// Inserts a row. Returns the key that the table made, where it makes one.
  @discardableResult
  func insert<Row: CacheRow>(_ row: Row, _ keys: RowKeys = RowKeys()) throws(CacheError) -> Int64 {
    let statement = try statement(.insertion, Row.self)
    var (row, writer) = (row, RowWriter(statement))
    for index in Row.keys.indices { writer.int64(keys[index]) }
    try row.visit(&writer)
    _ = writer.finish()
    try statement.run()
    return lastInsertedKey
  }

  /// Writes over the row `key` of a table that makes its keys.
  func update<Row: CacheRow>(_ row: Row, key: Int64) throws(CacheError) {
    let statement = try statement(.update, Row.self)
    var (row, writer) = (row, RowWriter(statement))
    try row.visit(&writer)
    statement.bind(writer.finish(), key)
    try statement.run()
  }
}

extension Statement {
  /// The row that the statement is at: the values of its key columns, itself, and the first column behind it. Throws
  /// `.damaged` where it is not what was written.
  func row<Row: CacheRow>(_ type: Row.Type) throws(CacheError) -> (keys: RowKeys, row: Row, next: Int32) {
    var (keys, row, reader) = (RowKeys(), Row.blank, RowReader(self))
    for index in Row.keys.indices { keys[index] = try reader.int64() }
    try row.visit(&reader)
    return (keys, row, try reader.finish())
  }
}
