public import CanonicalJSON

/// A time by which a race must have come so far.
public struct RaceCutoff: Hashable, Sendable {
  /// Minutes from the start.
  public var minutes: Minutes
  /// How far she must be by then; nil: at the finish.
  public var kilometres: Kilometres?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A cutoff.
  public init(minutes: Minutes, kilometres: Kilometres?) { (self.minutes, self.kilometres) = (minutes, kilometres) }
}

extension RaceCutoff: JSONObjectValue {
  /// Reads the cutoff.
  public init(json: inout JSONObject) throws(JSONError) {
    kilometres = try json.optional("kilometres")
    minutes = try json.value("minutes")
    unknown = json.unclaimed()
  }

  /// Writes the cutoff.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("kilometres", kilometres)
      writer.member("minutes", minutes)
    }
  }
}
