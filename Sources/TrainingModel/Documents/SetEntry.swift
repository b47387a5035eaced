public import CanonicalJSON

/// One set as it was done. Which numbers it has follows the exercise's load type.
public struct SetEntry: Hashable, Sendable {
  /// Repetitions, 0…100,000; for exercises with a weight or the body alone.
  public var reps: Int64?
  /// Weight; the log's `weightUnit` says its unit where an import knew it.
  public var weight: Double?
  /// Seconds held or worked.
  public var seconds: Int64?
  /// When the set ended.
  public var completedAt: Instant
  /// What the set was for; nil: a working set.
  public var kind: SetKind?
  /// Distance of the set, where an import knew it.
  public var kilometres: Kilometres?
  /// How hard the set was, 1…10; nil: not rated.
  public var rpe: Double?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A set without numbers.
  public init(completedAt: Instant) { self.completedAt = completedAt }

  /// Whether the set counts as work: all but warm-ups.
  public var isWorking: Bool { kind != .warmup }
}

extension SetEntry: JSONObjectValue {
  /// Reads the set.
  public init(json: inout JSONObject) throws(JSONError) {
    completedAt = try json.value("completedAt")
    kilometres = try json.optional("kilometres")
    kind = try json.optional("kind")
    reps = try json.optionalInt("reps", in: DocumentRange.count)
    rpe = try json.optional("rpe")
    seconds = try json.optionalInt("seconds", in: DocumentRange.seconds)
    weight = try json.optional("weight")
    unknown = json.unclaimed()
  }

  /// Writes the set.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("completedAt", completedAt)
      writer.member("kilometres", kilometres)
      writer.member("kind", kind)
      writer.member("reps", reps)
      writer.member("rpe", rpe)
      writer.member("seconds", seconds)
      writer.member("weight", weight)
    }
  }
}
