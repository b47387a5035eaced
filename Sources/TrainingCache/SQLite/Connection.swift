import CSQLite

/// One connection to one database, for one task at a time. Every statement text is a constant of the program.
final class Connection {
  private let database: OpaquePointer
  private var statements: [StatementKey: Statement] = [:]

  /// A constant text, alone or made complete for a type of row. Constants are told apart by where they lie.
  private struct StatementKey: Hashable {
    let text: UnsafePointer<UInt8>
    var row: ObjectIdentifier?
    var form: RowStatement?
  }

  /// Opens or makes the file; nil: in memory.
  init(path: String?) throws(CacheError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path ?? ":memory:", &opened, flags, nil)
    guard let opened else { throw CacheError(SQLITE_NOMEM) }
    guard code == SQLITE_OK else {
      let error = CacheError(sqlite3_extended_errcode(opened))
      sqlite3_close_v2(opened)
      throw error
    }
    database = opened
    sqlite3_extended_result_codes(opened, 1)
  }

  // Statements that outlive the connection keep the database open until they go.
  deinit { sqlite3_close_v2(database) }

  /// A statement, compiled once and kept.
  func statement(_ text: StaticString) throws(CacheError) -> Statement {
    try kept(StatementKey(text: text.utf8Start)) { text.description }
  }

  /// A statement about rows of a type, compiled once and kept. `tail` is what a selection says behind the table's name.
  func statement<Row: CacheRow>(_ form: RowStatement, _ type: Row.Type, _ tail: StaticString = "")
    throws(CacheError) -> Statement
  {
    let key = StatementKey(text: tail.utf8Start, row: ObjectIdentifier(type), form: form)
    return try kept(key) { () throws(CacheError) in try form.text(for: type, tail: tail.description) }
  }

  private func kept(_ key: StatementKey, _ text: () throws(CacheError) -> String) throws(CacheError) -> Statement {
    if let statement = statements[key] { return statement.rewound() }
    let statement = try prepare(try text())
    statements[key] = statement
    return statement
  }

  func prepare(_ text: String) throws(CacheError) -> Statement {
    var text = text
    var prepared: OpaquePointer?
    let code = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_prepare_v3(
          database, characters.baseAddress, Int32(characters.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
      }
    }
    guard code == SQLITE_OK, let prepared else { throw CacheError(code) }
    return Statement(prepared)
  }

  /// Runs the statements of a script, which is text with a zero byte behind it.
  func run(script: [UInt8]) throws(CacheError) {
    let code = script.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { sqlite3_exec(database, $0.baseAddress, nil, nil, nil) }
    }
    guard code == SQLITE_OK else { throw CacheError(code) }
  }

  /// Runs a statement that takes nothing.
  func run(_ text: StaticString) throws(CacheError) { try statement(text).run() }

  /// Does `body` in one transaction: all of it or nothing.
  func transaction<R>(_ body: () throws(CacheError) -> R) throws(CacheError) -> R {
    try run("BEGIN IMMEDIATE")
    return try finish(body)
  }

  /// Reads in one transaction: what other connections write meanwhile is not seen.
  func reading<R>(_ body: () throws(CacheError) -> R) throws(CacheError) -> R {
    try run("BEGIN")
    return try finish(body)
  }

  private func finish<R>(_ body: () throws(CacheError) -> R) throws(CacheError) -> R {
    do throws(CacheError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have ended the transaction already; the first error is the one to tell.
      if sqlite3_get_autocommit(database) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// The key that the last insertion made.
  var lastInsertedKey: Int64 { sqlite3_last_insert_rowid(database) }
}
