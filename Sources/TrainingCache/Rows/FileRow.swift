import TrainingModel

extension CachedFile: CacheRow {
  static let table: StaticString = "file"
  static let keys: [StaticString] = []
  static let blank = CachedFile(path: "", kind: .split, id: "", stamp: .blank, hash: .blank, state: .document)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("path", &path)
    try visitor.column("kind", &kind)
    try visitor.column("id", &id)
    try visitor.state(&state)
    try visitor.column("is_here", &isHere)
    try visitor.stamp(&stamp)
    try visitor.hash(&hash)
  }
}

extension CachedStub: CacheRow {
  static let table: StaticString = "stub"
  static let keys: [StaticString] = []
  static let blank = CachedStub(path: "", id: "", kind: nil, deletedAt: .blank)

  mutating func visit<Visitor: ColumnVisitor>(_ visitor: inout Visitor) throws(CacheError) {
    try visitor.column("path", &path)
    try visitor.column("id", &id)
    try visitor.column("kind", &kind)
    try visitor.column("name", &name)
    try visitor.column("deleted_at", &deletedAt)
    try visitor.column("restored_at", &restoredAt)
    try visitor.column("is_imported", &isImported)
    try visitor.column("is_full", &isFull)
  }
}

extension CachedStamp {
  static let blank = CachedStamp(size: 0, mtimeNanoseconds: 0, inode: 0)
}

extension ContentHash {
  static let blank = ContentHash(high: 0, low: 0)
}

extension ColumnVisitor {
  fileprivate mutating func stamp(_ stamp: inout CachedStamp) throws(CacheError) {
    try column("size", &stamp.size)
    try column("mtime_ns", &stamp.mtimeNanoseconds)
    try column("inode", &stamp.inode)
  }

  fileprivate mutating func hash(_ hash: inout ContentHash) throws(CacheError) {
    try column("hash_high", &hash.high)
    try column("hash_low", &hash.low)
  }

  fileprivate mutating func state(_ state: inout CachedState) throws(CacheError) {
    var (number, reason) = (state.number, state.reason)
    try column("state", &number)
    try column("reason", &reason)
    guard let read = CachedState(number, reason) else { throw .impossibleRow }
    state = read
  }
}

extension CachedState {
  /// How the database writes it.
  enum Number: Int64 {
    case document
    case quarantined
    case placeholder
  }

  fileprivate var number: Int64 {
    switch self {
    case .document: Number.document.rawValue
    case .quarantined: Number.quarantined.rawValue
    case .placeholder: Number.placeholder.rawValue
    }
  }

  fileprivate var reason: String? {
    if case .quarantined(let reason) = self { return reason }
    return nil
  }

  fileprivate init?(_ number: Int64, _ reason: String?) {
    switch (Number(rawValue: number), reason) {
    case (.document?, nil): self = .document
    case (.quarantined?, let reason?): self = .quarantined(reason: reason)
    case (.placeholder?, nil): self = .placeholder
    default: return nil
    }
  }
}
