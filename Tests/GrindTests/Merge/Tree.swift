import CanonicalJSON

/// A JSON value that a test can take apart and put together. Numbers keep their digits; members are written sorted.
indirect enum Tree: Hashable {
  case object([String: Tree])
  case array([Tree])
  case text(String)
  case number(String)
  case flag(Bool)
  case null

  /// The value of a text. Throws what is wrong with the text.
  init(parsing bytes: [UInt8]) throws(JSONError) { self = try Tree(JSONText(bytes).root) }

  private init(_ node: JSONNode) throws(JSONError) {
    switch node.kind {
    case .object:
      var members: [String: Tree] = [:]
      for member in try node.object().members() { members[member.key] = try Tree(member.node) }
      self = .object(members)
    case .array: self = .array(try node.array { (element) throws(JSONError) in try Tree(element) })
    case .string: self = .text(try node.string())
    case .number: self = .number(String(decoding: node.raw.bytes, as: UTF8.self))
    case .bool: self = .flag(try node.bool())
    case .null: self = .null
    }
  }

  /// The value without spaces, on one line.
  var compact: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2_048)
    write(to: &bytes)
    return bytes
  }

  /// The value as it stands in a file.
  var canonical: [UInt8] {
    get throws(JSONError) { try RawJSON(parsing: bytes).bytes }
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members): Self.write(members, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .text(let value): Self.write(quoted: value, to: &bytes)
    case .number(let digits): bytes += digits.utf8
    case .flag(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private static func write(_ members: [String: Tree], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(quoted: key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      value.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func write(quoted value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
