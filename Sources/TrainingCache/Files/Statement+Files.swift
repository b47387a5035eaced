// Groups of columns that the rows of files and of stubs share.
extension Statement {
  /// Three parameters from `index` on.
  func bind(from index: Int32, _ stamp: CachedStamp) {
    bind(index, stamp.size)
    bind(index + 1, stamp.mtimeNanoseconds)
    bind(index + 2, Int64(bitPattern: stamp.inode))
  }

  /// Five parameters from `index` on.
  func bind(from index: Int32, _ stamp: CachedStamp, _ hash: ContentHash) {
    bind(from: index, stamp)
    bind(index + 3, Int64(bitPattern: hash.high))
    bind(index + 4, Int64(bitPattern: hash.low))
  }

  func stamp(from index: Int32) -> CachedStamp {
    CachedStamp(
      size: int64(index), mtimeNanoseconds: int64(index + 1), inode: UInt64(bitPattern: int64(index + 2)))
  }

  func hash(from index: Int32) -> ContentHash {
    ContentHash(high: UInt64(bitPattern: int64(index)), low: UInt64(bitPattern: int64(index + 1)))
  }

  /// The bytes of a file, held against their hash: SQLite does not see it when a bit of a value flips.
  func checkedBytes(_ index: Int32, hashAt hashIndex: Int32) throws(CacheError) -> [UInt8] {
    let bytes = bytes(index)
    guard ContentHash(of: bytes) == hash(from: hashIndex) else { throw .impossibleRow }
    return bytes
  }
}

extension CachedState {
  /// How the database writes it.
  enum Number: Int64 {
    case document
    case quarantined
    case placeholder
  }

  var number: Int64 {
    switch self {
    case .document: Number.document.rawValue
    case .quarantined: Number.quarantined.rawValue
    case .placeholder: Number.placeholder.rawValue
    }
  }

  var reason: String? {
    if case .quarantined(let reason) = self { return reason }
    return nil
  }

  init?(_ number: Int64, _ reason: String?) {
    switch (Number(rawValue: number), reason) {
    case (.document?, nil): self = .document
    case (.quarantined?, let reason?): self = .quarantined(reason: reason)
    case (.placeholder?, nil): self = .placeholder
    default: return nil
    }
  }
}
