/// A value that stands in one column. The same number, text and absence come back that were written.
protocol ColumnValue {
  func write(to row: inout RowWriter)
  /// Throws `.damaged` where the column holds what the type cannot be.
  init(from row: inout RowReader) throws(CacheError)
}

extension Int64: ColumnValue {
  func write(to row: inout RowWriter) { row.int64(self) }
  init(from row: inout RowReader) throws(CacheError) { self = try row.int64() }
}

extension UInt64: ColumnValue {
  /// The same 64 bits as a signed number.
  func write(to row: inout RowWriter) { row.int64(Int64(bitPattern: self)) }
  init(from row: inout RowReader) throws(CacheError) { self.init(bitPattern: try row.int64()) }
}

extension Double: ColumnValue {
  func write(to row: inout RowWriter) { row.double(self) }
  init(from row: inout RowReader) throws(CacheError) { self = try row.double() }
}

extension Bool: ColumnValue {
  func write(to row: inout RowWriter) { row.int64(self ? 1 : 0) }
  init(from row: inout RowReader) throws(CacheError) { self = try row.int64() != 0 }
}

extension String: ColumnValue {
  func write(to row: inout RowWriter) { row.text(self) }
  init(from row: inout RowReader) throws(CacheError) { self = try row.text() }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  func write(to row: inout RowWriter) {
    if let self { self.write(to: &row) } else { row.null() }
  }

  init(from row: inout RowReader) throws(CacheError) {
    self = row.skipNull() ? nil : try Wrapped(from: &row)
  }
}
