import TrainingModel

/// Which entries of the log are listed.
public struct LogFilter: Hashable, Sendable {
  /// The sports that are listed.
  public enum Sport: String, Hashable, Sendable, CaseIterable {
    /// Everything.
    case all
    /// Lifts, with and without sets.
    case lifts
    /// Runs.
    case runs
    /// What is neither.
    case other
  }

  /// The sports.
  public var sport = Sport.all
  /// Lower-case words that an entry must all hold: in its title, its note or the names of its exercises.
  public var words: [String] = []

  /// A filter that lets everything through.
  public init() {}

  /// A filter of a sport, and of the words of `search`.
  public init(sport: Sport, search: String) {
    self.sport = sport
    words = search.lowercased().split(separator: " ").map { String($0) }
  }

  /// Whether it lets everything through.
  public var isOpen: Bool { sport == .all && words.isEmpty }

  /// Whether `entry` is listed.
  public func lets(_ entry: LogEntry) -> Bool {
    let fits =
      switch sport {
      case .all: true
      case .lifts: entry.activity == .lift
      case .runs: entry.activity == .run
      case .other: entry.activity == .other
      }
    guard fits, !words.isEmpty else { return fits }
    let text = ([entry.title] + entry.words).joined(separator: "\n").lowercased()
    return words.allSatisfy { TextSearch.contains(text, $0) }
  }
}
