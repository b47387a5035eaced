public import CanonicalJSON

/// An enumeration that documents write as one of its raw texts; any other text is refused.
public protocol NamedCase: RawRepresentable, CaseIterable, Hashable, Sendable, JSONScalar where RawValue == String {}

extension NamedCase {
  /// Reads one of the raw texts.
  public init(json: JSONNode) throws(JSONError) {
    guard let value = Self(rawValue: try json.string()) else { throw json.error(.invalidText) }
    self = value
  }

  /// Writes the raw text.
  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
