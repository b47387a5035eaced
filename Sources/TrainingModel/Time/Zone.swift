public import CanonicalJSON

/// Where a session's wall clock stood: a zone's IANA name, or a fixed offset where only that is known.
public enum Zone: Hashable, Sendable {
  /// An IANA name such as `Europe/Berlin`.
  case named(String)
  /// Seconds ahead of UTC, −64,800…64,800, whole minutes.
  case offset(Int64)

  /// Parses `±HH:MM`, `Z` or an IANA name; nil for a text that is neither.
  public init?(_ text: String) {
    var text = text
    guard let zone = text.withUTF8({ Self.parse($0) }) else { return nil }
    self = zone
  }

  /// The IANA name, or `±HH:MM`.
  public var text: String {
    switch self {
    case .named(let name): return name
    case .offset(let seconds):
      let minutes = abs(seconds) / 60
      let sign = seconds < 0 ? "-" : "+"
      return sign + Decimal.padded(minutes / 60, 2) + ":" + Decimal.padded(minutes % 60, 2)
    }
  }
}

extension Zone {
  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Zone? {
    guard let first = bytes.first, bytes.count <= 64 else { return nil }
    if first == 0x2B || first == 0x2D { return parseOffset(bytes).map { .offset($0) } }
    if bytes.count == 1, first == 0x5A { return .offset(0) }
    guard isLetter(first), bytes.allSatisfy({ isNameByte($0) }) else { return nil }
    return .named(String(decoding: bytes, as: UTF8.self))
  }

  /// Seconds ahead of UTC that the whole text `±HH:MM` names, up to 18 hours.
  static func parseOffset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A,
      let hours = Decimal.parse(bytes, 1..<3), let minutes = Decimal.parse(bytes, 4..<6),
      minutes <= 59, hours * 60 + minutes <= 18 * 60
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return bytes[0] == 0x2D ? -seconds : seconds
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Letters, digits and `/_+-`: no dot, so that a name can never leave the zone database's folder.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == 0x2F || byte == 0x5F || byte == 0x2B || byte == 0x2D
  }
}

extension Zone: JSONScalar {
  /// Reads an IANA name or `±HH:MM`.
  public init(json: JSONNode) throws(JSONError) {
    guard let zone = Zone(try json.string()) else { throw json.error(.invalidText) }
    self = zone
  }

  /// Writes the IANA name or `±HH:MM`.
  public func write(to writer: inout JSONWriter) { writer.string(text) }
}
