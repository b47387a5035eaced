public import TrainingModel

/// The routines that a new folder begins with.
public enum StarterRoutines {
  /// All of them, in the order in which a new folder shows them. Their bytes are our own and tested: none is left out.
  public static let all: [StarterRoutine] = StarterTexts.all.compactMap { try? StarterRoutine(bytes: Array($0.utf8)) }

  /// Whether a record of this identifier is a starter, one of another version of the program included. Its file never
  /// holds what a person wrote, and its stub is never pruned.
  public static func contains(id: String) -> Bool { ULID(id)?.isStarter ?? false }
}
