/// A connection to a cache that is known to be sound in schema and of the right folder.
struct OpenedCache {
  let connection: Connection
  /// Whether it is empty, so that the caller must read the whole folder.
  let isNew: Bool
  let storage: CacheStorage
  /// The file that was opened; nil: in memory.
  let identity: CacheFile.Identity?

  /// Opens the cache at `path`, or begins it anew, or falls back to memory. Throws only where there is too little memory.
  ///
  /// A file that is `unwanted` is not opened as it is, but begun anew.
  init(path: String?, folder: String, unwanted: CacheFile.Identity? = nil) throws(CacheError) {
    guard let path else {
      self = try OpenedCache(inMemoryFor: folder, storage: .memory)
      return
    }
    do throws(CacheError) {
      self = try OpenedCache(file: CacheFile(path: path), folder: folder, unwanted: unwanted)
    } catch {
      self = try OpenedCache(inMemoryFor: folder, storage: .memoryInstead(error))
    }
  }

  private init(_ connection: Connection, isNew: Bool, storage: CacheStorage, identity: CacheFile.Identity?) {
    (self.connection, self.isNew, self.storage, self.identity) = (connection, isNew, storage, identity)
  }

  private init(inMemoryFor folder: String, storage: CacheStorage) throws(CacheError) {
    let connection = try Connection(path: nil)
    try connection.run("PRAGMA foreign_keys = ON")
    try Schema.make(in: connection, folder: folder)
    self.init(connection, isNew: true, storage: storage, identity: nil)
  }

  private init(file: CacheFile, folder: String, unwanted: CacheFile.Identity?) throws(CacheError) {
    file.makeDirectories()
    let lock = try CacheLock(besides: file.path)
    defer { withExtendedLifetime(lock) {} }
    do throws(CacheError) {
      // Another program may have replaced the unwanted file already.
      let isWanted = unwanted == nil || file.identity != unwanted
      if isWanted, let opened = try OpenedCache(asItIs: file, folder: folder) {
        self = opened
        return
      }
    } catch {
      guard error.isWorthReplacing else { throw error }
    }
    file.remove()
    guard let opened = try OpenedCache(asItIs: file, folder: folder) else { throw .impossibleRow }
    self = opened
  }

  /// Nil: the file is another's.
  private init?(asItIs file: CacheFile, folder: String) throws(CacheError) {
    file.makePrivate()
    let connection = try Connection(path: file.path)
    try connection.configure()
    let verdict = try Schema.verdict(on: connection, folder: folder)
    if verdict == .foreign { return nil }
    if verdict == .empty {
      try connection.transaction { () throws(CacheError) in try Schema.make(in: connection, folder: folder) }
    }
    self.init(connection, isNew: verdict == .empty, storage: .file, identity: file.identity)
  }
}

extension Connection {
  /// Never corrupt after a crash, at the price of the last commits, which the next look at the folder brings back.
  fileprivate func configure() throws(CacheError) {
    try run("PRAGMA busy_timeout = 5000")
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = NORMAL")
    try run("PRAGMA foreign_keys = ON")
    try run("PRAGMA journal_size_limit = 16777216")
    // 16 MB of pages. Never mapped into memory: a file cut short by another program would end this one.
    try run("PRAGMA cache_size = -16384")
  }
}

extension CacheError {
  /// Whether a new file may do better: after damage, and where the file itself cannot be opened.
  fileprivate var isWorthReplacing: Bool {
    switch self {
    case .damaged, .notAllowed: true
    case .busy, .full, .noMemory, .refused: false
    }
  }
}
