import CanonicalJSON
import TestSupport

/// A generated JSON value that both `JSONEncoder` and our writer can write.
indirect enum Tree: Encodable {
  case object([String: Tree])
  case array([Tree])
  case string(String)
  case integer(Int64)
  case double(Double)
  case bool(Bool)
  case null

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let members): try container.encode(members)
    case .array(let elements): try container.encode(elements)
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      let names = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      writer.object { writer in
        for name in names { writer.dynamicMember(name) { members[name]?.write(to: &$0) } }
      }
    case .array(let elements): writer.array(count: elements.count) { elements[$1].write(to: &$0) }
    case .string(let value): writer.string(value)
    case .integer(let value): writer.int64(value)
    case .double(let value): writer.double(value)
    case .bool(let value): writer.bool(value)
    case .null: writer.null()
    }
  }
}

extension Tree {
  /// A tree of at most `depth` levels.
  static func random(depth: Int, using generator: inout SeededGenerator) -> Tree {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: depth > 0 ? 0...8 : 4...8, using: &generator) {
    case 0, 1:
      return .object(
        Dictionary(
          (0..<count).map { _ in
            (String.random(using: &generator), random(depth: depth - 1, using: &generator))
          }, uniquingKeysWith: { first, _ in first }))
    case 2, 3: return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    case 4: return .integer(Int64(bitPattern: generator.next()) >> Int64.random(in: 0...63, using: &generator))
    case 5: return .double(.randomFinite(using: &generator))
    case 6: return .bool(Bool.random(using: &generator))
    case 7: return .null
    default: return .string(.random(using: &generator))
    }
  }
}

extension String {
  /// A short string of plain letters, escapes and odd scalars.
  static func random(using generator: inout SeededGenerator) -> String {
    let odd: [Unicode.Scalar] = [
      "\"", "\\", "/", "\u{0}", "\u{8}", "\u{9}", "\n", "\u{B}", "\u{C}", "\r", "\u{1F}", " ", "\u{7F}", "\u{80}", "é",
      "\u{301}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "😀", "\u{10FFFF}", "ß", "\u{D7FF}", "a",
      "u",
    ]
    var string = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      switch Int.random(in: 0...3, using: &generator) {
      case 0: string.unicodeScalars.append(odd[Int.random(in: 0..<odd.count, using: &generator)])
      case 1: string.unicodeScalars.append(scalar ?? "x")
      default: string.unicodeScalars.append(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &generator)))
      }
    }
    return string
  }
}

extension Double {
  /// A finite number: any bits, or a decimal of a few digits, or a whole number.
  static func randomFinite(using generator: inout SeededGenerator) -> Double {
    let whole = Double(Int64(bitPattern: generator.next()) >> Int64.random(in: 0...63, using: &generator))
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let any = Double(bitPattern: generator.next())
      return any.isFinite ? any : 0
    case 1: return whole
    default: return whole / [1, 10, 100, 1_000, 1e9, 1e15][Int.random(in: 0...5, using: &generator)]
    }
  }
}
