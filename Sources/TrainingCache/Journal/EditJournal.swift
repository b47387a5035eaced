public import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What was saved here and the folder has not been seen to keep yet. A sync service may write an older version over a
/// file before anybody has read the newer one; then this is its only copy. It stands apart from the cache, which may be
/// deleted at any time.
public actor EditJournal {
  private let path: String?
  private var opened: Connection?

  /// The journal in the file `path`, which is made when there is something to keep; nil: in memory.
  public init(path: String?) { self.path = path }

  /// Keeps an entry in place of an earlier one of the same document.
  public func keep(_ entry: JournalEntry) throws(CacheError) {
    let statement = try connection().statement(
      "INSERT OR REPLACE INTO entry (kind, id, path, bytes, kept_at) VALUES (?1, ?2, ?3, ?4, ?5)")
    statement.bind(1, entry.kind.rawValue)
    statement.bind(2, entry.id)
    statement.bind(3, entry.path)
    statement.bind(4, entry.bytes)
    statement.bind(5, entry.keptAt.seconds)
    try statement.run()
  }

  /// All entries, in the order of their paths.
  public func entries() throws(CacheError) -> [JournalEntry] {
    if opened == nil, !fileExists { return [] }
    return try connection().statement("SELECT kind, id, path, bytes, kept_at FROM entry ORDER BY path, kind")
      .all { JournalEntry($0) }.compactMap { $0 }
  }

  /// The entry of one document; nil: there is none.
  public func entry(of kind: DocumentKind, id: String) throws(CacheError) -> JournalEntry? {
    if opened == nil, !fileExists { return nil }
    let statement = try connection().statement(
      "SELECT kind, id, path, bytes, kept_at FROM entry WHERE kind = ?1 AND id = ?2")
    statement.bind(1, kind.rawValue)
    statement.bind(2, id)
    return try statement.first { JournalEntry($0) } ?? nil
  }

  /// Lets an entry go, unless a later one has taken its place.
  public func drop(_ entry: JournalEntry) throws(CacheError) {
    let statement = try connection().statement("DELETE FROM entry WHERE kind = ?1 AND id = ?2 AND bytes = ?3")
    statement.bind(1, entry.kind.rawValue)
    statement.bind(2, entry.id)
    statement.bind(3, entry.bytes)
    try statement.run()
  }

  private var fileExists: Bool { path.map { access($0, F_OK) == 0 } ?? false }

  private func connection() throws(CacheError) -> Connection {
    if let opened { return opened }
    let connection = try Self.open(path)
    opened = connection
    return connection
  }

  /// A damaged file is put aside, not deleted: it may hold the only copy of something.
  private static func open(_ path: String?) throws(CacheError) -> Connection {
    guard let path else { return try prepared(nil) }
    do throws(CacheError) {
      return try prepared(path)
    } catch {
      guard case .damaged = error else { return try prepared(nil) }
      rename(path, path + ".damaged")
      for end in ["-wal", "-shm"] { unlink(path + end) }
      return try prepared(path)
    }
  }

  private static func prepared(_ path: String?) throws(CacheError) -> Connection {
    let connection = try Connection(path: path)
    try connection.run("PRAGMA busy_timeout = 5000")
    // It is there for what happens between two writers, not for power cuts: those the folder itself survives.
    try connection.run("PRAGMA synchronous = OFF")
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS entry (
        kind TEXT NOT NULL, id TEXT NOT NULL, path TEXT NOT NULL, bytes BLOB NOT NULL, kept_at INTEGER NOT NULL,
        PRIMARY KEY (kind, id)
      ) STRICT, WITHOUT ROWID
      """)
    if let path { chmod(path, 0o600) }
    return connection
  }
}

extension JournalEntry {
  /// The entry of a row; nil for a kind that is not known.
  fileprivate init?(_ row: Statement) {
    guard let kind = DocumentKind(rawValue: row.text(0)) else { return nil }
    self.init(
      kind: kind, id: row.text(1), path: row.text(2), bytes: row.bytes(3), keptAt: Instant(seconds: row.int64(4)))
  }
}
