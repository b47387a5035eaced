public import SyncEngine

extension EngineStatus {
  /// The word for programs.
  public var word: String {
    switch self {
    case .checking, .ready: "ready"
    case .readOnly: "readOnly"
    case .incomplete: "incomplete"
    case .unmarked: "unmarked"
    case .unavailable: "unavailable"
    }
  }

  /// Whether nothing that is known is missing, as far as one can see.
  public var isWhole: Bool {
    switch self {
    case .checking, .ready, .readOnly: true
    case .incomplete, .unmarked, .unavailable: false
    }
  }

  /// How many records are missing at once.
  public var missing: Int {
    if case .incomplete(let missing, _) = self { return missing }
    return 0
  }
}
