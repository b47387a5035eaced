import Foundation

/// Any JSON value, for tests that change a document without knowing its type.
enum OracleValue: Codable, Equatable, Sendable {
  case object([String: OracleValue])
  case array([OracleValue])
  case string(String)
  case whole(Int64)
  case number(Double)
  case flag(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Int64.self), value.magnitude < 1 << 53 {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([OracleValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: OracleValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let members): try container.encode(members)
    case .array(let elements): try container.encode(elements)
    case .string(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }

  init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(OracleValue.self, from: Data(bytes)) }

  func bytes() throws -> [UInt8] { try Array(MirrorEncoder.shared.encode(self)) }

  /// A member; absent is nil, and setting nil removes it.
  subscript(name: String) -> OracleValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else { return }
      members[name] = newValue
      self = .object(members)
    }
  }

  /// An element of an array.
  subscript(index: Int) -> OracleValue? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self, let newValue, elements.indices.contains(index) else { return }
      elements[index] = newValue
      self = .array(elements)
    }
  }
}

extension OracleValue {
  /// Members whose names are data.
  private static let maps = ["deletedExerciseIDs", "deletedLogIDs", "deletedSets", "fieldUpdatedAt"]

  /// The same value with one to three members more in every object, at any place; names of maps are data, and maps
  /// stay as they are.
  func withUnknownMembers(_ dice: inout MirrorDice, isMap: Bool = false) -> OracleValue {
    switch self {
    case .object(let members) where !isMap:
      var more: [String: OracleValue] = [:]
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        more[name] = value.withUnknownMembers(&dice, isMap: Self.maps.contains(name))
        if dice.chance(0.2) { more[name + dice.pick(["!", "0", "X", "é"])] = .random(&dice, depth: 2) }
      }
      more[dice.pick(["", "A", "_", "a/b", "\"", "~", "Ä", "日本", "\u{1}"])] = .random(&dice, depth: 2)
      return .object(more)
    case .array(let elements): return .array(elements.map { $0.withUnknownMembers(&dice) })
    default: return self
    }
  }

  static func random(_ dice: inout MirrorDice, depth: Int) -> OracleValue {
    switch dice.whole(0...(depth > 0 ? 7 : 5)) {
    case 0: return .null
    case 1: return .flag(dice.flag())
    case 2: return .whole(dice.whole(.min ... .max))
    case 3: return .number(dice.number(-1e30...1e30))
    case 4, 5: return .string(dice.text())
    case 6: return .array(dice.list(upTo: 3) { .random(&$0, depth: depth - 1) })
    default:
      let names = ["b", "a", "B", "é", "/"]
      let values = names.map { _ in OracleValue.random(&dice, depth: depth - 1) }
      return .object(Dictionary(uniqueKeysWithValues: zip(names, values)))
    }
  }
}
