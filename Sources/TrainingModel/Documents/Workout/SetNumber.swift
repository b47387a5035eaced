/// A number that a set is measured by.
public enum SetNumber: Hashable, Sendable, CaseIterable {
  /// Repetitions.
  case reps
  /// Weight.
  case weight
  /// Seconds held or worked.
  case seconds
}

extension LoadType {
  /// The numbers that a set of an exercise with this load has; others may stand beside them.
  public var setNumbers: [SetNumber] {
    switch self {
    case .none: [.reps]
    case .weight: [.reps, .weight]
    case .duration: [.seconds]
    }
  }
}

extension SetEntry {
  /// The numbers that a set of an exercise loaded so should have and this one lacks; empty: the set is whole.
  public func missingNumbers(for loadType: LoadType) -> [SetNumber] {
    loadType.setNumbers.filter { number in
      switch number {
      case .reps: reps == nil
      case .weight: weight == nil
      case .seconds: seconds == nil
      }
    }
  }
}
