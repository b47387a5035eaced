public import TrainingModel

/// The routines that a new folder begins with.
public enum StarterRoutines {
  /// All of them, in the order in which a new folder shows them. Their bytes are our own and tested: none is left out.
  public static let all: [StarterRoutine] = StarterTexts.all.compactMap { try? StarterRoutine(bytes: Array($0.utf8)) }

  /// The starter of that identifier; nil: it is none, or one of another version of the program.
  public static func starter(_ id: ULID) -> StarterRoutine? { all.first { $0.id == id } }

  /// Whether a record of this identifier is a starter, one of another version of the program included. Its file never
  /// holds what a person wrote, and its stub is never pruned.
  public static func contains(id: String) -> Bool { ULID(id)?.isStarter ?? false }

  /// Whether a file of this identifier may hold `bytes`: a starter's holds nothing but the starter's own.
  public static func allows(_ bytes: [UInt8], for id: ULID) -> Bool { !id.isStarter || starter(id)?.bytes == bytes }
}
