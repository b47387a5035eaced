import Foundation
import Testing

/// MODEL.md, as the tests read it.
enum ModelPage {
  /// Why an example cannot be read.
  struct Missing: Error {
    var name: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text() throws -> String { try String(contentsOf: root.appending(path: "MODEL.md"), encoding: .utf8) }

  /// The numbers of the example of that name, in the order in which they stand.
  static func example(_ name: String) throws -> [Double] {
    let start = "- *Example, \(name):*"
    guard let line = try text().split(separator: "\n").first(where: { $0.hasPrefix(start) }) else {
      throw Missing(name: name)
    }
    return numbers(line.dropFirst(start.count))
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { !($0.isASCII && $0.isNumber) && $0 != "." }
      .compactMap { Double($0.hasSuffix(".") ? $0.dropLast() : $0) }
  }
}
