import CanonicalJSON

/// Reads the columns of one row in order and holds them against their checksum.
struct RowReader: ColumnVisitor {
  private let statement: Statement
  private var index: Int32 = 0
  /// The type of the column at `index`, asked for once.
  private var type: Statement.ColumnType
  private var checksum = RowChecksum()

  /// Begins with the first column of the row that `statement` is at.
  init(_ statement: Statement) { (self.statement, type) = (statement, statement.type(0)) }

  @inline(__always)
  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) throws(CacheError) {
    value = try Value(from: &self)
  }

  /// Whether the column is NULL, which is then behind.
  mutating func skipNull() -> Bool {
    guard type == .null else { return false }
    checksum.addNull()
    advance()
    return true
  }

  mutating func int64() throws(CacheError) -> Int64 {
    try expect(.integer)
    defer { advance() }
    let value = statement.int64(index)
    checksum.add(UInt64(bitPattern: value))
    return value
  }

  mutating func double() throws(CacheError) -> Double {
    try expect(.float)
    defer { advance() }
    let value = statement.double(index)
    checksum.add(value.bitPattern)
    return value
  }

  mutating func text() throws(CacheError) -> String {
    try bytes(.text) { String(decoding: $0, as: UTF8.self) }
  }

  mutating func blob<R>(_ body: (UnsafeRawBufferPointer) -> R) throws(CacheError) -> R { try bytes(.blob, body) }

  /// A value read from a column of JSON.
  mutating func json<R>(_ read: (JSONNode) throws(JSONError) -> R) throws(CacheError) -> R {
    let text = try bytes(.text) { Array($0) }
    do throws(JSONError) {
      return try read(JSONText(text).root)
    } catch {
      throw .impossibleRow
    }
  }

  /// Reads the checksum behind the columns and returns the next column. Throws `.damaged` where it differs.
  mutating func finish() throws(CacheError) -> Int32 {
    guard statement.int64(index) == checksum.value else { throw .impossibleRow }
    return index + 1
  }

  private mutating func bytes<R>(_ expected: Statement.ColumnType, _ body: (UnsafeRawBufferPointer) -> R)
    throws(CacheError) -> R
  {
    try expect(expected)
    defer { advance() }
    return statement.withBytes(index, isText: expected == .text) { bytes in
      checksum.add(bytes)
      return body(bytes)
    }
  }

  private func expect(_ expected: Statement.ColumnType) throws(CacheError) {
    guard type == expected else { throw .impossibleRow }
  }

  @inline(__always)
  private mutating func advance() {
    index += 1
    type = statement.type(index)
  }
}
