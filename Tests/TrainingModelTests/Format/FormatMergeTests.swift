import Testing

@testable import TrainingModel

/// What FORMAT.md says of joining, against the code.
@Suite struct FormatMergeTests {
  private let page: FormatPage
  private let rules: [(name: String, rules: FieldRules)]

  init() throws {
    page = try FormatPage()
    rules = DocumentKind.allCases.flatMap { kind -> [(String, FieldRules)] in
      let shape = MergeShape.of(kind)
      let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
      let part = kind == .split ? "Exercise" : "WorkoutLog"
      return [(name, shape.rules)] + (shape.parts.map { [(part, $0.rules)] } ?? [])
    }
  }

  private func names(_ rules: FieldRules, _ role: FieldRules.Role) -> [String] {
    rules.roles.entries.filter { $0.value == role }.map { String(decoding: $0.name, as: UTF8.self) }
  }

  @Test func `frozen fields and those together are those of the code`() throws {
    let rows = try page.rows("14. Joining copies")
    #expect(rows.map { $0[0] } == rules.map { $0.name })
    for (row, kind) in zip(rows, rules) {
      let groups = kind.rules.groups.flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
      #expect(words(row[1]) == names(kind.rules, .frozen), "\(row[0])")
      #expect(words(row[2]).sorted() == groups.sorted(), "\(row[0])")
    }
  }

  @Test func `every member of the tables has its part in a join and no other has`() throws {
    for kind in rules {
      let known = FieldRules.Role.all.flatMap { names(kind.rules, $0) }
      #expect(known.sorted() == (try page.members(kind.name)).map { $0.member }, "\(kind.name)")
    }
  }

  private func words(_ cell: String) -> [String] {
    cell.split(separator: " ").map { String($0.dropFirst().dropLast()) }
  }
}

extension FieldRules.Role {
  fileprivate static let all: [FieldRules.Role] = [.structural, .frozen, .added]
}
