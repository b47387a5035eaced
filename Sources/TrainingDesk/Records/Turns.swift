/// Who waits for whom: one at a time for each key.
struct Turns {
  /// What is done one at a time.
  enum Key: Hashable {
    /// Bringing the desk up to date.
    case refresh
    /// Bringing in files, and taking an import back.
    case importing
    /// Putting routines in their order.
    case routineOrder
    /// Writing one document.
    case document(DocumentName)
  }

  private var waiting: [Key: [CheckedContinuation<Void, Never>]] = [:]

  /// Whether the turn was free and is taken now.
  mutating func take(_ key: Key) -> Bool {
    if waiting[key] != nil { return false }
    waiting[key] = []
    return true
  }

  mutating func wait(_ key: Key, _ continuation: CheckedContinuation<Void, Never>) {
    waiting[key, default: []].append(continuation)
  }

  /// Hands the turn on.
  mutating func end(_ key: Key) {
    guard var others = waiting[key], !others.isEmpty else { return waiting[key] = nil }
    let next = others.removeFirst()
    waiting[key] = others
    next.resume()
  }
}

extension TrainingDesk {
  /// Runs `body` while nobody else does anything of that key.
  func inTurn<Value, Failure: Error>(
    _ key: Turns.Key, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if !turns.take(key) { await withCheckedContinuation { turns.wait(key, $0) } }
    defer { turns.end(key) }
    return try await body()
  }
}
