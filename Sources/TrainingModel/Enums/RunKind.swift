/// What a run is for, from the gentlest to the hardest.
public enum RunKind: String, NamedCase, Comparable {
  /// Very easy and short.
  case recovery
  /// Conversation pace.
  case easy
  /// The week's longest run, easy.
  case long
  /// Comfortably hard, steady.
  case tempo
  /// Hard repetitions of minutes.
  case intervals
  /// Very hard repetitions of seconds.
  case sprints
  /// A race; never suggested.
  case race

  /// Whether the run is hard work: tempo, intervals or sprints.
  public var isQuality: Bool { self == .tempo || self == .intervals || self == .sprints }

  /// Gentler kinds come first.
  public static func < (left: RunKind, right: RunKind) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .recovery: 0
    case .easy: 1
    case .long: 2
    case .tempo: 3
    case .intervals: 4
    case .sprints: 5
    case .race: 6
    }
  }
}
