import Foundation
import Planner
import Testing
import TrainingModel

/// The closed lists of COMMANDS.md against the code.
struct CommandsPageTests {
  private let page: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(contentsOf: root.appending(path: "COMMANDS.md"), encoding: .utf8)
  }

  /// The first cells of the table whose header begins with `column`.
  private func firstCells(_ column: String) -> [String] {
    let lines = page.split(separator: "\n").map(String.init)
    guard let header = lines.firstIndex(where: { $0.hasPrefix("| \(column) |") }) else { return [] }
    return lines[(header + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|")[0].trimmingCharacters(in: CharacterSet(charactersIn: " `"))
    }
  }

  /// The words in backticks between `start` and the next full stop or closing bracket.
  private func words(after start: String) -> [String] {
    guard let range = page.range(of: start) else { return [] }
    let list = page[range.upperBound...].prefix { $0 != "." && $0 != ")" }
    return list.split(separator: "`").map(String.init).filter { $0.allSatisfy { $0.isLetter } }
  }

  @Test("every rule is listed, in the order of the code")
  func rules() { #expect(firstCells("rule") == RuleID.allCases.map(\.rawValue)) }

  @Test("every basis of a load is listed, in the order of the code")
  func bases() { #expect(firstCells("basis") == LoadBasis.allCases.map(\.rawValue)) }

  @Test("the closed lists of words are those of the code")
  func lists() {
    #expect(words(after: "Names of inputs (closed):") == ReasonInput.Name.allCases.map(\.rawValue))
    #expect(words(after: "Units (closed):") == ReasonInput.Unit.allCases.map(\.rawValue))
    #expect(words(after: "Kinds of run (closed):") == RunKind.allCases.map(\.rawValue))
    #expect(words(after: "Kinds of step (closed):") == StepKind.allCases.map(\.rawValue))
    #expect(words(after: "why there is no preview (closed:") == TomorrowPreview.Absence.allCases.map(\.rawValue))
    #expect(words(after: "`source` (closed:") == Readiness.Source.allCases.map(\.rawValue))
    #expect(words(after: "`reason` (closed:") == ReadinessReason.allCases.map(\.rawValue))
    #expect(words(after: "`activity` (closed:") == SessionActivity.allCases.map(\.rawValue))
  }
}
