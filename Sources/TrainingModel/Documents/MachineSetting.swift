public import CanonicalJSON

/// One setting of a machine, such as the height of its seat. Free-form, since dials are not uniformly numeric.
public struct MachineSetting: Hashable, Sendable {
  /// What is set, for example "Seat height".
  public var name: String
  /// Where it stands, for example "4", "3rd hole", "45°".
  public var value: String
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// A setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension MachineSetting: JSONObjectValue {
  /// Reads the setting.
  public init(json: inout JSONObject) throws(JSONError) {
    name = try json.value("name")
    value = try json.value("value")
    unknown = json.unclaimed()
  }

  /// Writes the setting.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("name", name)
      writer.member("value", value)
    }
  }
}
