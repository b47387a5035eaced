public import CanonicalJSON

/// One set as it was done. Which numbers it has follows the exercise's load type.
public struct SetEntry: Hashable, Sendable {
  /// Identifies the set within its log, so that two devices can record one in the same second; nil: an older program
  /// wrote it, or it was not saved yet.
  public var id: ULID?
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
  /// When the set last changed; nil: with its log.
  public internal(set) var updatedAt: Instant?
  /// Its rank among the sets of its log that ended in the same second and have no identifier, 0…100,000; nil: its place
  /// says it.
  public internal(set) var twin: Int64?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A set without numbers. `id` is new, where the caller has one to give.
  public init(completedAt: Instant, id: ULID? = nil) { (self.completedAt, self.id) = (completedAt, id) }

  /// Whether the set counts as work: all but warm-ups.
  public var isWorking: Bool { kind != .warmup }
}

extension SetEntry: JSONObjectValue {
  /// Reads the set.
  public init(json: inout JSONObject) throws(JSONError) {
    completedAt = try json.value("completedAt")
    id = try json.optional("id")
    kilometres = try json.optional("kilometres")
    kind = try json.optional("kind")
    reps = try json.optionalInt("reps", in: DocumentRange.count)
    rpe = try json.optionalDouble("rpe", in: Effort.documentRange)
    seconds = try json.optionalInt("seconds", in: DocumentRange.seconds)
    twin = try json.optionalInt("twin", in: DocumentRange.count)
    updatedAt = try json.optional("updatedAt")
    weight = try json.optionalDouble("weight", in: DocumentRange.weight)
    unknown = json.unclaimed()
  }

  /// Writes the set.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("completedAt", completedAt)
      writer.member("id", id)
      writer.member("kilometres", kilometres)
      writer.member("kind", kind)
      writer.member("reps", reps)
      writer.member("rpe", rpe)
      writer.member("seconds", seconds)
      writer.member("twin", twin)
      writer.member("updatedAt", updatedAt)
      writer.member("weight", weight)
    }
  }
}
