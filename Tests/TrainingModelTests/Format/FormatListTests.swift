import CanonicalJSON
import Foundation
import Testing

@testable import TrainingModel

/// What FORMAT.md says beside its tables of members: lists, versions, places, limits and examples.
@Suite struct FormatListTests {
  private let page: FormatPage

  init() throws { page = try FormatPage() }

  @Test func `every list has the values of the code, in their order`() throws {
    func values<T: NamedCase>(_ type: T.Type) -> [String] { T.allCases.map { $0.rawValue } }
    let lists: [String: (values: [String], isOpen: Bool)] = [
      "LiftingAnswer": (values(LiftingAnswer.self), false), "MetricSource": (values(MetricSource.self), false),
      "ReadinessReason": (values(ReadinessReason.self), false), "RunKind": (values(RunKind.self), false),
      "SessionActivity": (values(SessionActivity.self), false), "SetKind": (values(SetKind.self), false),
      "Sex": (values(Sex.self), false), "StepKind": (values(StepKind.self), false),
      "WeightUnit": (values(WeightUnit.self), false), "WorkoutStatus": (values(WorkoutStatus.self), false),
      "LoadType": (LoadType.allCases.map { String($0.rawValue) }, true),
      "WorkoutActivityType": (WorkoutActivityType.allCases.map { String($0.rawValue) }, true),
      "RaceKind": (RaceShape.Kind.known.map { $0.name }, true),
    ]
    let rows = try page.rows("7. Words and codes")
    #expect(rows.map { $0[0] } == lists.keys.sorted())
    for row in rows {
      let list = try #require(lists[row[0]])
      #expect(row[1].split(separator: " ").map { String($0.dropFirst().dropLast()) } == list.values, "\(row[0])")
      #expect(row[2] == (list.isOpen ? "open" : "closed"), "\(row[0])")
    }
  }

  @Test func `every document states the version of the code and every version its change`() throws {
    let changes = try page.rows("10. Versions")
    for kind in DocumentKind.allCases {
      let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
      let section = try #require(page.text.components(separatedBy: "\n### \(name)\n").last)
      #expect(section.prefix(200).contains("Schema version \(kind.currentSchemaVersion)."), "\(name)")
      let versions = changes.filter { $0[0] == name }.map { Int64($0[1]) }
      #expect(versions == (1...kind.currentSchemaVersion).dropFirst().map { $0 }, "\(name)")
    }
  }

  @Test func `every kind lies where the code puts it`() throws {
    let rows = try page.rows("Where documents lie")
    #expect(rows.map { $0[0] } == DocumentKind.allCases.map { "`\($0.rawValue)`" })
    for (row, kind) in zip(rows, DocumentKind.allCases) {
      let name = kind == .day ? "<YYYY-MM-DD>" : kind == .athlete ? AthleteDocument.identifier : "<ULID>"
      let directory = kind.directory.map { $0 + (kind.isBucketed ? "/YYYY/MM/" : "/") } ?? ""
      #expect(row[1] == "`\(directory)\(name).json`")
    }
  }

  @Test func `derived identifiers are those of the examples`() throws {
    let rows = try page.rows("9. Identifiers")
    #expect(rows.count == 3)
    for row in rows {
      let start = try #require(Instant(iso8601: row[0]))
      #expect("`\(ULID.derived(start: start, source: row[1], externalKey: row[2]).text)`" == row[3])
    }
  }

  @Test func `limits and constants are those of the code`() {
    #expect(page.text.contains("Limits: \(JSONLimits.maximumBytes) bytes a file, \(JSONLimits.maximumDepth) objects"))
    let basis = FNV128().bits
    let text = [basis.high, basis.low].map { String($0, radix: 16).leftPadded(to: 16) }.joined()
    #expect(page.text.contains("basis `\(text)`"))
    #expect(page.text.contains("write\nmore than \(WorkoutLogDocument.mostFilledSets)"))
    #expect(page.text.contains("a pound is \(WeightUnit.lb.kilograms) kg"))
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}
