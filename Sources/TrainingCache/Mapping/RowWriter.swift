/// Binds the columns of one row in order and sums them up.
struct RowWriter: ColumnVisitor {
  private let statement: Statement
  private var index: Int32 = 1
  private var checksum = RowChecksum()

  /// Begins with the first parameter of `statement`.
  init(_ statement: Statement) { self.statement = statement }

  @inline(__always)
  mutating func column<Value: ColumnValue>(_ name: StaticString, _ value: inout Value) { value.write(to: &self) }

  mutating func null() {
    statement.bindNull(index)
    checksum.addNull()
    index += 1
  }

  mutating func int64(_ value: Int64) {
    statement.bind(index, value)
    checksum.add(UInt64(bitPattern: value))
    index += 1
  }

  mutating func double(_ value: Double) {
    statement.bind(index, value)
    checksum.add(value.bitPattern)
    index += 1
  }

  mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { text(UnsafeRawBufferPointer($0)) }
  }

  mutating func text(_ value: [UInt8]) { value.withUnsafeBytes { text($0) } }

  private mutating func text(_ value: UnsafeRawBufferPointer) {
    statement.bind(index, text: value)
    checksum.add(value)
    index += 1
  }

  mutating func blob(_ value: UnsafeRawBufferPointer) {
    statement.bind(index, blob: value)
    checksum.add(value)
    index += 1
  }

  /// Binds the checksum behind the columns and returns the next parameter.
  mutating func finish() -> Int32 {
    statement.bind(index, checksum.value)
    return index + 1
  }
}
