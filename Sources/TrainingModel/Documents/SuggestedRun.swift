public import CanonicalJSON

/// A run as the plan suggested it: kind, whole minutes and the steps that add up to them.
public struct SuggestedRun: Hashable, Sendable {
  /// What the run is for.
  public var kind: RunKind
  /// All its minutes: the sum of the steps.
  public var minutes: Minutes
  /// Its steps in order.
  public var steps: [RunStep]
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A run of these steps.
  public init(kind: RunKind, steps: [RunStep]) {
    (self.kind, self.steps) = (kind, steps)
    minutes = steps.reduce(.zero) { $0 + $1.minutes }
  }
}

extension SuggestedRun: JSONObjectValue {
  /// Reads the run.
  public init(json: inout JSONObject) throws(JSONError) {
    kind = try json.value("kind")
    minutes = try json.value("minutes")
    steps = try json.objects("steps")
    unknown = json.unclaimed()
  }

  /// Writes the run.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("kind", kind)
      writer.member("minutes", minutes)
      writer.member("steps", steps)
    }
  }
}
