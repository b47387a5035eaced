public import CanonicalJSON

/// One step of a run: so many minutes at one effort.
public struct RunStep: Hashable, Sendable {
  /// What the step is for.
  public var kind: StepKind
  /// How long it takes.
  public var minutes: Minutes
  /// How hard it should feel.
  public var effort: Effort
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A step.
  public init(kind: StepKind, minutes: Minutes, effort: Effort) {
    (self.kind, self.minutes, self.effort) = (kind, minutes, effort)
  }
}

extension RunStep: JSONObjectValue {
  /// Reads the step.
  public init(json: inout JSONObject) throws(JSONError) {
    effort = try json.value("effort")
    kind = try json.value("kind")
    minutes = try json.value("minutes")
    unknown = json.unclaimed()
  }

  /// Writes the step.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("effort", effort)
      writer.member("kind", kind)
      writer.member("minutes", minutes)
    }
  }
}
