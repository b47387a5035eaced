import Foundation
import Testing

/// FORMAT.md, taken apart into its tables.
struct FormatPage {
  /// One line of a table of members.
  struct Row: Equatable {
    var member: String
    var type: String
    var isOptional: Bool
    var range: String
  }

  /// The cells of every table, by the heading above it.
  private var tables: [String: [[String]]] = [:]
  let text: String

  init() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    text = try String(contentsOf: root.appending(path: "FORMAT.md"), encoding: .utf8)
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { heading = line.drop { $0 == "#" || $0 == " " }.description }
      if line.hasPrefix("|"), !line.hasPrefix("|---") { tables[heading, default: []].append(Self.cells(line)) }
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The rows below `heading`, without the head of the table.
  func rows(_ heading: String) throws -> [[String]] {
    Array(try #require(tables[heading], "no table below \(heading)").dropFirst())
  }

  /// The members of a document or of an object inside one.
  func members(_ heading: String) throws -> [Row] {
    try rows(heading).map { cells in
      #expect(cells.count == 6 && ["", "yes"].contains(cells[2]), "\(cells)")
      return Row(
        member: cells[0].trimmingCharacters(in: ["`"]), type: cells[1], isOptional: cells[2] == "yes", range: cells[3])
    }
  }

  /// The headings above tables of members.
  var objects: [String] { tables.filter { $0.value.first?.first == "member" }.keys.sorted() }
}
