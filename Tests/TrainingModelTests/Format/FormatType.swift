import CanonicalJSON
import Foundation
import Testing

/// A type of FORMAT.md: which JSON values are of it and which are not.
struct FormatType {
  private let name: String
  private let words: [String]
  private let isOpen: Bool

  private static let plain = [
    "text", "fixed", "ULID", "date", "day", "zone", "word", "code", "whole", "number", "flag", "five numbers", "stamps",
    "named stamps",
    "list of whole",
  ]

  init(_ text: String, _ page: FormatPage) throws {
    let parts = text.split(separator: " ", maxSplits: 1).map { String($0) }
    name = ["word", "code"].contains(parts[0]) ? parts[0] : text
    let list = name == text ? nil : try page.rows("7. Words and codes").first { $0[0] == parts.last }
    #expect(name == text || list != nil, "no list for \(text)")
    words = (list?[1] ?? "").split(separator: " ").map { $0.trimmingCharacters(in: ["`"]) }
    isOpen = list?[2] == "open"
    let object = name.hasPrefix("list of ") ? String(name.dropFirst(8)) : name
    #expect(Self.plain.contains(name) || page.objects.contains(object), "no type \(text)")
  }

  private var isList: Bool { name.hasPrefix("list of ") }
  private var isObject: Bool { name.first?.isUppercase == true && name != "ULID" }
  private var isString: Bool { ["text", "fixed", "ULID", "date", "day", "zone", "word"].contains(name) }

  var isNumeric: Bool { ["code", "whole", "number", "five numbers", "list of whole"].contains(name) }
  var isWhole: Bool { ["code", "whole", "list of whole"].contains(name) }

  /// A number as a value of this type.
  func value(of number: OracleValue) -> OracleValue {
    switch name {
    case "five numbers": .array([OracleValue](repeating: number, count: 5))
    case "list of whole": .array([number])
    default: number
    }
  }

  func fits(_ value: OracleValue) -> Bool {
    switch value {
    case .string(let text): isString && (name != "word" || words.contains(text))
    case .whole: isNumeric && !isList && name != "five numbers"
    case .number: name == "number"
    case .flag: name == "flag"
    case .array: isList || name == "five numbers"
    case .object: isObject || ["stamps", "named stamps"].contains(name)
    case .null: false
    }
  }

  /// Values that are not of this type, and how they are refused.
  var refused: [(OracleValue, JSONError.Kind)] {
    let others: [OracleValue] = [.string("x"), .whole(1), .flag(true), .array([]), .object([:])]
    var refused: [(OracleValue, JSONError.Kind)] = others.filter { !isOfKind($0) }.map { ($0, .wrongType) }
    let texts: [String: [String]] = [
      "ULID": ["", "x", "01arz3ndektsv4rrffq69g5fav"], "date": ["", "2026-02-30T00:00:00Z", "2026-01-01"],
      "day": ["", "2026-02-30", "2026-01-01T00:00:00Z"], "zone": ["", "../UTC", "+99:00"], "fixed": ["", "x"],
      "word": isOpen ? [] : ["", "no such word"],
    ]
    refused += (texts[name] ?? []).map { (.string($0), .invalidText) }
    if isWhole { refused.append((value(of: .number(1.5)), .wrongType)) }
    if name == "five numbers" { refused += [(.array([]), .outOfRange), (.array([.whole(0)]), .outOfRange)] }
    if isList { refused.append((.array([.string("x")]), .wrongType)) }
    if name == "stamps" { refused.append((.object(["x": .string("2026-01-01T00:00:00Z")]), .invalidText)) }
    if name == "named stamps" { refused.append((.object(["x": .string("yesterday")]), .invalidText)) }
    return refused
  }

  /// Other values that are of this type.
  var accepted: [OracleValue] {
    switch name {
    case "text": [.string(""), .string("\u{0}é\n\"")]
    case "flag": [.flag(true), .flag(false)]
    case "word": (words + (isOpen ? ["of a newer version"] : [])).map { .string($0) }
    case "code": words.compactMap { Int64($0) }.map { .whole($0) } + [.whole(999)]
    case "stamps", "named stamps": [.object([:])]
    case "date": [.string("2024-02-29T23:59:59.5+01:00")]
    case "zone": [.string("UTC"), .string("-03:30")]
    default: isList ? [.array([])] : []
    }
  }

  private func isOfKind(_ value: OracleValue) -> Bool {
    switch value {
    case .string: isString
    case .whole: isNumeric && !isList && name != "five numbers"
    case .flag: name == "flag"
    case .array: isList || name == "five numbers"
    case .object: isObject || ["stamps", "named stamps"].contains(name)
    case .number, .null: false
    }
  }
}
