import CSQLite

/// Why the cache cannot answer. Nothing is lost by any of them: what the cache holds stands in the folder, too.
public enum CacheError: Error, Hashable, Sendable {
  /// The file is no cache of ours any more: delete it and begin anew, with `TrainingCache.wipe()`.
  case damaged(SQLiteCode)
  /// Another program held the file for longer than five seconds.
  case busy(SQLiteCode)
  /// The disk is full.
  case full(SQLiteCode)
  /// There is too little memory.
  case noMemory(SQLiteCode)
  /// The file cannot be opened or written where it lies.
  case notAllowed(SQLiteCode)
  /// Anything else, such as a text of more than a gigabyte.
  case refused(SQLiteCode)

  /// SQLite's own number of what happened.
  public var code: SQLiteCode {
    switch self {
    case .damaged(let code), .busy(let code), .full(let code), .noMemory(let code), .notAllowed(let code),
      .refused(let code):
      code
    }
  }
}

/// A result code of SQLite in its extended form.
public struct SQLiteCode: Hashable, Sendable {
  /// The extended code.
  public let number: Int32

  /// A code.
  public init(_ number: Int32) { self.number = number }

  /// What SQLite says of it, in English.
  public var words: String { String(cString: sqlite3_errstr(number)) }

  /// The first eight bits, which name the family.
  var primary: Int32 { number & 0xFF }
}

extension CacheError {
  /// The error that a result code of SQLite stands for.
  ///
  /// Every statement is a constant and every value is checked before it comes here, so that a statement that makes no
  /// sense or breaks a constraint tells of a damaged schema or index.
  init(_ number: Int32) {
    let code = SQLiteCode(number)
    switch code.primary {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(code)
    case SQLITE_FULL: self = .full(code)
    case SQLITE_NOMEM: self = .noMemory(code)
    case SQLITE_IOERR where number == SQLITE_IOERR | 12 << 8: self = .noMemory(code)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH: self = .notAllowed(code)
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH,
      SQLITE_FORMAT:
      self = .damaged(code)
    default: self = .refused(code)
    }
  }

  /// A row that holds what no document can hold.
  static let impossibleRow = CacheError.damaged(SQLiteCode(SQLITE_CORRUPT))
}
