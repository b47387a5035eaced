public import CanonicalJSON

/// What kind of race it is. A shape that only a newer version knows still tapers.
public struct RaceShape: Hashable, Sendable {
  /// The kinds of race.
  public enum Kind: Hashable, Sendable {
    /// A fixed distance.
    case fixedLength
    /// As far as possible in a fixed time.
    case timed
    /// A loop each hour until one is left.
    case backyard
    /// Running between stations of other work.
    case mixed
    /// Several sports, one after the other.
    case multisport
    /// Several days.
    case stage
    /// A kind of a newer version, by its name.
    case other(String)
  }

  /// The kind of race.
  public var kind: Kind
  /// The distance of a fixed length.
  public var kilometres: Kilometres?
  /// The time of a timed race, in hours, above 0 and up to 336.
  public var hours: Double?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A shape without distance or time.
  public init(kind: Kind) { self.kind = kind }

  /// A race of a fixed distance.
  public static func fixedLength(_ kilometres: Kilometres) -> RaceShape {
    var shape = RaceShape(kind: .fixedLength)
    shape.kilometres = kilometres
    return shape
  }

  /// A race of a fixed time.
  public static func timed(hours: Double) -> RaceShape {
    var shape = RaceShape(kind: .timed)
    shape.hours = hours
    return shape
  }
}

extension RaceShape.Kind: JSONScalar {
  /// The name that documents hold.
  public var name: String {
    switch self {
    case .fixedLength: "fixedLength"
    case .timed: "timed"
    case .backyard: "backyard"
    case .mixed: "mixed"
    case .multisport: "multisport"
    case .stage: "stage"
    case .other(let name): name
    }
  }

  /// The kinds that this version knows.
  public static let known: [RaceShape.Kind] = [.fixedLength, .timed, .backyard, .mixed, .multisport, .stage]

  /// Reads a name; one that is not known is kept.
  public init(json: JSONNode) throws(JSONError) {
    let name = try json.string()
    self = Self.known.first { $0.name == name } ?? .other(name)
  }

  /// Writes the name.
  public func write(to writer: inout JSONWriter) { writer.string(name) }
}

extension RaceShape: JSONObjectValue {
  /// Reads the shape. A fixed length needs its distance and a timed race its hours, both above 0.
  public init(json: inout JSONObject) throws(JSONError) {
    hours = try json.optional("hours")
    kilometres = try json.optional("kilometres")
    kind = try json.value("kind")
    unknown = json.unclaimed()
    if let hours, !(hours > 0 && hours <= 336) {
      throw json.node("hours")?.error(.outOfRange) ?? json.node.error(.outOfRange)
    }
    if kind == .fixedLength, kilometres.map({ $0.value > 0 }) != true { throw json.node.error(.missingMember) }
    if kind == .timed, hours == nil { throw json.node.error(.missingMember) }
  }

  /// Writes the shape.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("hours", hours)
      writer.member("kilometres", kilometres)
      writer.member("kind", kind)
    }
  }
}
