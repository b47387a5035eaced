/// The tables of the cache: the numbered scripts of this folder, which are compiled into the program.
enum Schema {
  /// Which meaning of the columns a file holds; raised when the mapping changes and the scripts do not.
  static let format: Int64 = 1
  /// "LDBK": whose file it is.
  static let applicationID: Int64 = 0x4C44_424B

  /// The scripts in the order in which they run.
  static let scripts = [
    PackageResources._001_files_sql, PackageResources._002_documents_sql, PackageResources._003_workouts_sql,
    PackageResources._004_indexes_sql,
  ]

  /// Changes with every change of a script.
  static let fingerprint: String = {
    let hash = ContentHash(of: Array(scripts.joined()))
    return String(hash.high, radix: 16) + "-" + String(hash.low, radix: 16)
  }()

  /// Makes the tables in an empty database.
  static func make(in connection: Connection, folder: String) throws(CacheError) {
    for script in scripts { try connection.run(script: script + [0]) }
    try connection.setMeta("schema", fingerprint)
    try connection.setMeta("folder", folder)
    try connection.run("PRAGMA application_id = 0x4C44424B")
    try connection.run("PRAGMA user_version = 1")
  }

  /// What there is to do with a database that was just opened.
  enum Verdict {
    /// It is ours and of this folder.
    case current
    /// There is nothing in it.
    case empty
    /// It is another program's, version's or folder's.
    case foreign
  }

  static func verdict(on connection: Connection, folder: String) throws(CacheError) -> Verdict {
    let objects = try connection.statement("SELECT count(*) FROM sqlite_schema").onlyInt64()
    let id = try connection.statement("PRAGMA application_id").onlyInt64()
    let version = try connection.statement("PRAGMA user_version").onlyInt64()
    if objects == 0, id == 0, version == 0 { return .empty }
    guard id == applicationID, version == format, try connection.meta("schema") == fingerprint,
      try connection.meta("folder") == folder
    else { return .foreign }
    return .current
  }
}

// The table of single values.
extension Connection {
  func meta(_ name: String) throws(CacheError) -> String? {
    let statement = try statement("SELECT value FROM meta WHERE name = ?1")
    statement.bind(1, name)
    return try statement.first { $0.text(0) }
  }

  /// Stores a value; nil takes it away.
  func setMeta(_ name: String, _ value: String?) throws(CacheError) {
    guard let value else {
      let statement = try statement("DELETE FROM meta WHERE name = ?1")
      statement.bind(1, name)
      return try statement.run()
    }
    let statement = try statement("INSERT OR REPLACE INTO meta (name, value) VALUES (?1, ?2)")
    statement.bind(1, name)
    statement.bind(2, value)
    try statement.run()
  }
}
