public import CanonicalJSON

/// A routine that a new folder begins with: a document with a fixed identifier and fixed bytes.
public struct StarterRoutine: Hashable, Sendable {
  /// What the bytes say.
  public let document: SplitDocument
  /// The file's content in every folder.
  public let bytes: [UInt8]

  /// The starter with these bytes. Throws if they are no routine.
  public init(bytes: [UInt8]) throws(JSONError) {
    document = try SplitDocument(bytes: bytes)
    self.bytes = bytes
  }

  /// The fixed identifier.
  public var id: ULID { document.id }
  /// The name shown.
  public var name: String { document.name }

  /// Whether `routine` says the same, whatever schema version its file has: stamps, what was removed, and members that we
  /// do not know, since older versions had them or newer ones do, are not looked at.
  public func saysTheSame(as routine: SplitDocument) -> Bool { document.known == routine.known }
}

extension SplitDocument {
  /// What the routine says: nothing of when which of it changed, and no member that we do not know.
  fileprivate var known: SplitDocument {
    var known = self
    (known.unknown, known.fieldUpdatedAt) = (UnknownMembers(), nil)
    (known.deletedExerciseIDs, known.deletedExercises) = (nil, nil)
    known.exercises = exercises.map { exercise in
      var known = exercise
      (known.unknown, known.updatedAt, known.fieldUpdatedAt) = (UnknownMembers(), nil, nil)
      known.machineSettings = exercise.machineSettings?.map { MachineSetting(name: $0.name, value: $0.value) }
      return known
    }
    return known
  }
}
