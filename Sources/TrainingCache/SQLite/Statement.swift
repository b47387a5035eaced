import CSQLite

/// A compiled statement: values are bound by position from 1, columns are read by position from 0.
final class Statement {
  private let statement: OpaquePointer
  /// The first thing that went wrong while binding; the next step throws it.
  private var bindingCode = SQLITE_OK

  init(_ statement: OpaquePointer) { self.statement = statement }

  deinit { sqlite3_finalize(statement) }

  /// The statement, ready to be bound anew.
  func rewound() -> Statement {
    // The result of the last step is told once, by that step.
    sqlite3_reset(statement)
    bindingCode = SQLITE_OK
    return self
  }

  /// Goes to the next row; false: there is none.
  func step() throws(CacheError) -> Bool {
    guard bindingCode == SQLITE_OK else { throw CacheError(bindingCode) }
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else { throw CacheError(code) }
    return false
  }

  /// Runs to the end and leaves the statement ready to be bound anew.
  func run() throws(CacheError) {
    while try step() {}
  }

  /// Reads the first row, if there is one, and leaves the statement ready to be bound anew.
  func first<R>(_ read: (Statement) throws(CacheError) -> R) throws(CacheError) -> R? {
    guard try step() else { return nil }
    defer { sqlite3_reset(statement) }
    return try read(self)
  }

  /// Reads every row.
  func all<R>(_ read: (Statement) throws(CacheError) -> R) throws(CacheError) -> [R] {
    defer { sqlite3_reset(statement) }
    var rows: [R] = []
    while try step() { rows.append(try read(self)) }
    return rows
  }

  /// The one number that a pragma or count answers with.
  func onlyInt64() throws(CacheError) -> Int64 {
    guard let number = try first({ $0.int64(0) }) else { throw .impossibleRow }
    return number
  }

  private func note(_ code: Int32) {
    if bindingCode == SQLITE_OK { bindingCode = code }
  }
}

// Binding.
extension Statement {
  func bind(_ index: Int32, _ value: Int64) { note(sqlite3_bind_int64(statement, index, value)) }

  func bind(_ index: Int32, _ value: Double) { note(sqlite3_bind_double(statement, index, value)) }

  func bind(_ index: Int32, _ value: Bool) { bind(index, value ? 1 : 0 as Int64) }

  func bindNull(_ index: Int32) { note(sqlite3_bind_null(statement, index)) }

  func bind(_ index: Int32, _ value: String) {
    var value = value
    value.withUTF8 { bind(index, text: UnsafeRawBufferPointer($0)) }
  }

  func bind(_ index: Int32, text: UnsafeRawBufferPointer) {
    // A text without an address would be bound as NULL.
    withUnsafeBytes(of: UInt8(0)) { empty in
      note(loadbook_bind_text(statement, index, text.baseAddress ?? empty.baseAddress, UInt64(text.count)))
    }
  }

  func bind(_ index: Int32, blob: UnsafeRawBufferPointer) {
    // A blob without an address would be bound as NULL.
    if blob.isEmpty { return note(sqlite3_bind_zeroblob(statement, index, 0)) }
    note(loadbook_bind_blob(statement, index, blob.baseAddress, UInt64(blob.count)))
  }

  func bind(_ index: Int32, _ value: Int64?) { value.map { bind(index, $0) } ?? bindNull(index) }

  func bind(_ index: Int32, _ value: String?) { value.map { bind(index, $0) } ?? bindNull(index) }

  func bind(_ index: Int32, _ value: [UInt8]?) {
    if let value { value.withUnsafeBytes { bind(index, blob: $0) } } else { bindNull(index) }
  }
}

// Reading the row that `step` went to. A value of another type is converted by SQLite's rules.
extension Statement {
  /// The types that a stored value can have.
  enum ColumnType {
    case integer, float, text, blob, null
  }

  func type(_ index: Int32) -> ColumnType {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .float
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  func isNull(_ index: Int32) -> Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }

  func int64(_ index: Int32) -> Int64 { sqlite3_column_int64(statement, index) }

  func double(_ index: Int32) -> Double { sqlite3_column_double(statement, index) }

  func text(_ index: Int32) -> String { withBytes(index, isText: true) { String(decoding: $0, as: UTF8.self) } }

  func bytes(_ index: Int32) -> [UInt8] { withBytes(index, isText: false) { Array($0) } }

  func optionalInt64(_ index: Int32) -> Int64? { isNull(index) ? nil : int64(index) }

  func optionalText(_ index: Int32) -> String? { isNull(index) ? nil : text(index) }

  func optionalBytes(_ index: Int32) -> [UInt8]? { isNull(index) ? nil : bytes(index) }

  /// Gives `body` the value's bytes, which are valid inside it only.
  func withBytes<R>(_ index: Int32, isText: Bool, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    // The pointer first: asking for it may convert the value and so change its length.
    let start = isText ? UnsafeRawPointer(sqlite3_column_text(statement, index)) : sqlite3_column_blob(statement, index)
    return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
  }
}
