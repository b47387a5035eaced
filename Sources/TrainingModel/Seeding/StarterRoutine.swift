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

  /// Whether `routine` says the same, whatever schema version its file has: members that older versions had and we no
  /// longer know, or that a newer one added, are not looked at.
  public func saysTheSame(as routine: SplitDocument) -> Bool { document.known == routine.known }
}

extension SplitDocument {
  /// The routine without members that we do not know.
  fileprivate var known: SplitDocument {
    var known = self
    known.unknown = UnknownMembers()
    known.exercises = exercises.map { exercise in
      var known = exercise
      known.unknown = UnknownMembers()
      known.machineSettings = exercise.machineSettings?.map { MachineSetting(name: $0.name, value: $0.value) }
      return known
    }
    return known
  }
}
