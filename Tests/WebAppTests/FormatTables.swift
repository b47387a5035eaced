import Foundation

@testable import WebApp

/// FORMAT.md's tables of members, and its lists of words.
struct FormatTables {
  /// One line of a table of members.
  struct Row {
    let name: String
    let type: String
    let isOptional: Bool
    let range: String

    /// The row in the words of `ObjectSchema.Kind.words`.
    func words(_ lists: [String: [String]]) -> String {
      let name = String(type.split(separator: " ").last ?? "")
      switch type {
      case _ where type.hasPrefix("word "): return lists[name].map { $0.joined(separator: " ") } ?? "text"
      case _ where type.hasPrefix("code "): return "whole " + range
      case "list of whole": return "wholes " + range
      case "five numbers": return "five " + range
      case _ where type.hasPrefix("list of "): return "list " + name
      case "whole", "number": return type + " " + range
      case "named stamps", "stamps", "text", "fixed", "ULID", "date", "day", "zone", "flag": return type
      default: return "object " + name
      }
    }
  }

  private(set) var tables: [String: [Row]] = [:]
  /// The words of the closed lists.
  private(set) var lists: [String: [String]] = [:]

  init() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "FORMAT.md")
    var heading = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { heading = line.drop { $0 == "#" || $0 == " " }.description }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 6, cells[0].hasPrefix("`") {
        let row = Row(
          name: cells[0].trimmingCharacters(in: ["`"]), type: cells[1], isOptional: cells[2] == "yes", range: cells[3])
        tables[heading, default: []].append(row)
      }
      if cells.count == 3, cells[2] == "closed" {
        lists[cells[0]] = cells[1].split(separator: " ").map { $0.trimmingCharacters(in: ["`"]) }
      }
    }
  }
}

extension ObjectSchema.Kind {
  /// The kind in the words of the page's tables.
  var words: String {
    switch self {
    case .text: "text"
    case .ulid: "ULID"
    case .date: "date"
    case .day: "day"
    case .zone: "zone"
    case .flag: "flag"
    case .stamps: "stamps"
    case .namedStamps: "named stamps"
    case .fixed: "fixed"
    case .word(let words): words.joined(separator: " ")
    case .whole(let range): "whole " + Self.words(Double(range.lowerBound), Double(range.upperBound))
    case .number(let range): "number " + Self.words(range.lowerBound, range.upperBound)
    case .wholes(let range): "wholes " + Self.words(Double(range.lowerBound), Double(range.upperBound))
    case .five(let range): "five " + Self.words(range.lowerBound, range.upperBound)
    case .list(let name): "list " + name
    case .object(let name): "object " + name
    }
  }

  private static func words(_ low: Double, _ high: Double) -> String { words(low) + "…" + words(high) }

  /// As the page writes numbers: `−1,000,000`, `0.01`.
  private static func words(_ number: Double) -> String {
    guard number.rounded() == number else { return number.description }
    let digits = Array(String(Int64(number.magnitude)).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { String(digits[$0..<min($0 + 3, digits.count)]) }
    return (number < 0 ? "−" : "") + String(groups.joined(separator: ",").reversed())
  }
}

/// A document of `Tests/Golden`, with the name of its schema.
struct GoldenDocument {
  let path: String
  let schema: String
  let bytes: [UInt8]

  static func all() throws -> [GoldenDocument] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
    return try ["documents", "canonical"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
        .filter { $0.hasSuffix(".json") && !$0.hasPrefix("tombstone") }
        .map { name in
          let kind = name.prefix { $0 != "-" }
          let bytes = Array(try Data(contentsOf: root.appending(path: folder).appending(path: name)))
          let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
          return GoldenDocument(
            path: folder + "/" + name, schema: kind.prefix(1).uppercased() + kind.dropFirst(),
            bytes: isMarked ? Array(bytes.dropFirst(3)) : bytes)
        }
    }
  }
}
