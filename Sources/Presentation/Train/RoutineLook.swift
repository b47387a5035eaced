import CanonicalJSON

/// The colours that a routine may have. A name of another program is kept and shown as grey.
public enum RoutineColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// What it is called.
  public var label: String { self == .gray ? "grey" : rawValue }
}

/// The symbols that a routine may have, by the names that the folder holds. One of another program is kept and shown as a
/// dumbbell.
public enum RoutineSymbol: String, Hashable, Sendable, CaseIterable {
  /// A dumbbell.
  case dumbbell
  /// Somebody with a barbell.
  case barbell = "figure.strengthtraining.traditional"
  /// Somebody with a kettlebell.
  case functional = "figure.strengthtraining.functional"
  /// Somebody who runs.
  case run = "figure.run"
  /// Somebody who walks.
  case walk = "figure.walk"
  /// Somebody on a bicycle.
  case cycle = "figure.indoor.cycle"
  /// Somebody who rows.
  case row = "figure.rower"
  /// Somebody with a rope.
  case rope = "figure.jumprope"
  /// Stairs.
  case stairs = "figure.stairs"
  /// Somebody who stretches.
  case stretch = "figure.flexibility"
  /// Somebody who trains the trunk.
  case core = "figure.core.training"
  /// Somebody who sits still.
  case mind = "figure.mind.and.body"
  /// A heart.
  case heart
  /// A flame.
  case flame
  /// A bolt.
  case bolt
  /// A stopwatch.
  case timer
  /// A star.
  case star
  /// The sun.
  case sun = "sun.max"
  /// The moon.
  case moon
  /// A leaf.
  case leaf
  /// A mountain.
  case mountain = "mountain.2"

  /// What it is called.
  public var label: String {
    switch self {
    case .dumbbell: "dumbbell"
    case .barbell: "barbell"
    case .functional: "kettlebell"
    case .run: "running"
    case .walk: "walking"
    case .cycle: "bicycle"
    case .row: "rowing"
    case .rope: "jump rope"
    case .stairs: "stairs"
    case .stretch: "stretching"
    case .core: "trunk"
    case .mind: "sitting still"
    case .heart: "heart"
    case .flame: "flame"
    case .bolt: "bolt"
    case .timer: "stopwatch"
    case .star: "star"
    case .sun: "sun"
    case .moon: "moon"
    case .leaf: "leaf"
    case .mountain: "mountain"
    }
  }
}
