import CanonicalJSON

/// Reads the columns of one row in order and holds them against their checksum.
struct RowReader: ColumnVisitor {
  private let statement: Statement
  private var index: Int32 = 0
  private var checksum = RowChecksum()

  /// Begins with the first column of the row that `statement` is at.
  init(_ statement: Statement) { self.statement = statement }

  @inline(__always)
  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) throws(CacheError) {
    value = try Value(from: &self)
  }

  /// Whether the column is NULL, which is then behind.
  mutating func skipNull() -> Bool {
    guard statement.type(index) == .null else { return false }
    checksum.addNull()
    index += 1
    return true
  }

  mutating func int64() throws(CacheError) -> Int64 {
    try expect(.integer)
    defer { index += 1 }
    let value = statement.int64(index)
    checksum.add(UInt64(bitPattern: value))
    return value
  }

  mutating func double() throws(CacheError) -> Double {
    try expect(.float)
    defer { index += 1 }
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

  private mutating func bytes<R>(_ type: Statement.ColumnType, _ body: (UnsafeRawBufferPointer) -> R)
    throws(CacheError) -> R
  {
    try expect(type)
    defer { index += 1 }
    return statement.withBytes(index, isText: type == .text) { bytes in
      checksum.add(bytes)
      return body(bytes)
    }
  }

  private func expect(_ type: Statement.ColumnType) throws(CacheError) {
    guard statement.type(index) == type else { throw .impossibleRow }
  }
}
