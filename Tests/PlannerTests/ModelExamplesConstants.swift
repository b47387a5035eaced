import Foundation
import Testing

@Suite("The numbers of MODEL.md")
struct ModelConstants {
  @Test("are those of the code, and none is missing")
  func areComplete() throws {
    let source = ModelPage.root.appending(path: "Sources/Planner/PlannerConstants.swift")
    let code = try String(contentsOf: source, encoding: .utf8)
    let page = try ModelPage.text()
    let declarations = code.matches(of: /static (?:let|var|func) (\w+)(?:: \w+)?(?: = | \{ )?([^\n}]*)/)
    #expect(declarations.count > 100)
    for declaration in declarations {
      let name = String(declaration.1)
      let isNamed = page.contains("`\(name)`")
      #expect(isNamed, "\(name) is missing")
      if let value = plain(declaration.2) { #expect(stated(name, in: page) == value, "\(name)") }
    }
  }

  /// The value of a plain number or expression; nil for anything else, such as a function.
  private func plain(_ literal: Substring) -> String? {
    let text = literal.replacing("_", with: "").replacing("Arithmetic.", with: "").trimmingPrefix(" ")
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard let first = trimmed.first, first.isNumber || trimmed.hasPrefix("log(") else { return nil }
    return trimmed
  }

  /// What stands behind the first mention of a name that is followed by a number.
  private func stated(_ name: String, in page: String) -> String? {
    for part in page.components(separatedBy: "`\(name)` ").dropFirst() {
      if let match = part.firstMatch(of: /^(?:log\(2\) \/ 13|[0-9.]+(?: \* [0-9]+)?)/) {
        return String(match.0).trimmingSuffix(".")
      }
    }
    return nil
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
