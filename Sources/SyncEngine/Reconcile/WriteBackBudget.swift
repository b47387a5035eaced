import TrainingModel

/// Limits how often one document is written back, so that two programs which undo each other's writing come to rest.
struct WriteBackBudget: Sendable {
  /// Write-backs of one document in a minute. Our own choice.
  static let mostInAMinute = 5

  private var times: [String: [Instant]] = [:]

  /// Whether `id` may be written back at `now`; counts it if so.
  mutating func take(_ id: String, at now: Instant) -> Bool {
    // A clock that was set back must not lock a document out for longer than a minute.
    let recent = (times[id] ?? []).filter { abs(now - $0) < 60 }
    guard recent.count < Self.mostInAMinute else {
      times[id] = recent
      return false
    }
    times[id] = recent + [now]
    return true
  }
}
