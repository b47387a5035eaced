public import CanonicalJSON

/// What an edit says of one set.
public struct SetChange: Hashable, Sendable {
  /// Repetitions.
  public var reps: MemberChange<Int64> = .kept
  /// Weight in the unit of its log.
  public var weight: MemberChange<Double> = .kept
  /// Seconds held or worked.
  public var seconds: MemberChange<Int64> = .kept
  /// What it was for; nil: a working set.
  public var kind: MemberChange<SetKind> = .kept
  /// How hard it was, 1…10.
  public var rpe: MemberChange<Double> = .kept

  /// A change of nothing.
  public init() {}

  /// Makes the changes.
  public func apply(to set: inout SetEntry) {
    reps.apply(to: &set.reps)
    weight.apply(to: &set.weight)
    seconds.apply(to: &set.seconds)
    kind.apply(to: &set.kind)
    rpe.apply(to: &set.rpe)
  }
}

extension SetChange: JSONObjectValue {
  /// Reads a change.
  public init(json: inout JSONObject) throws(JSONError) {
    kind = try json.change("kind")
    reps = try json.change("reps", in: DocumentRange.count)
    rpe = try json.change("rpe", in: Effort.documentRange)
    seconds = try json.change("seconds", in: DocumentRange.seconds)
    weight = try json.change("weight", in: DocumentRange.weight)
  }

  /// Writes the change.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.change("kind", kind)
      writer.change("reps", reps)
      writer.change("rpe", rpe)
      writer.change("seconds", seconds)
      writer.change("weight", weight)
    }
  }
}
