import CanonicalJSON
import Testing
import TrainingModel

@testable import TrainingCache

/// Every member of every document has a column and comes back through it.
struct MirrorTests {
  /// The rows that a reader starts from: documents in which every member has its default.
  private static let blanks: [DocumentKind: any Sendable] = [
    .split: SplitRow.blank.split, .workout: WorkoutRow.blank.workout, .session: SessionDocument.blank,
    .day: DayDocument.blank, .race: RaceDocument.blank, .schedule: ScheduleDocument.blank,
    .athlete: AthleteDocument.blank,
  ]

  @Test(arguments: try FullDocuments.all())
  func theFixturesGiveEveryMemberAValueOfItsOwn(sample: DocumentSample) throws {
    let blank = try #require(Self.blanks[sample.content.kind])
    let defaults = members(of: blank)
    for (path, value) in members(of: sample.content.value) {
      #expect(value != "nil" && value != "[]" && value != "\"\"", "\(path) of the fixture says nothing")
      #expect(!defaults.contains { $0 == (path, value) }, "\(path) of the fixture has its default")
    }
    #expect(!FullDocuments.partsAtDefault(in: sample.content.value).contains { !$0.isEmpty })
  }

  @Test(arguments: try FullDocuments.all())
  func everyMemberComesBackFromTheRows(sample: DocumentSample) async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.apply([.document(sample.entry)])
    let read = try #require(try await cache.allContents().first)
    for (written, found) in zip(members(of: sample.content.value), members(of: read.value)) {
      #expect(written == found, "\(written.path) did not come back from its column")
    }
    #expect(read == sample.content)
    #expect(read.canonicalBytes == sample.content.canonicalBytes)
  }

  @Test func everyColumnOfTheSchemaIsWrittenAndHoldsSomething() async throws {
    let cache = try TrainingCache(path: nil, folder: "/folder")
    try await cache.apply(FullDocuments.all().map { .document($0.entry) })
    try await cache.apply([.quarantine(.blank, reason: "cut short"), .stub(.full)])
    for (table, columns) in try RowTables.all() {
      let (schema, filled) = try await cache.columns(of: table)
      let made = table == "file" || table == "stub" ? ["key"] : []
      #expect(schema == made + columns, "\(table)")
      #expect(filled == schema, "\(table): a column is empty for documents that have everything")
    }
  }
}

extension FullDocuments {
  /// Members of the parts inside a document that the fixture left at what a new part has.
  static func partsAtDefault(in document: Any) -> [String] {
    let parts: [(String, Any)] = [
      (".exercises[]", ExerciseDocument.blank), (".logs[]", LogRow.blank.log),
      (".logs[].setEntries[]", SetEntry.blank), (".metrics", WorkoutMetrics.blank),
    ]
    let written = members(of: document)
    return parts.flatMap { prefix, blank in
      members(of: blank, path: prefix).filter { part in written.contains { $0 == part } }.map { $0.path }
    }
  }
}

/// The tables that rows are written to, each with its columns.
enum RowTables {
  static func all() throws -> [(table: String, columns: [String])] {
    [
      try of(CachedFile.self), try of(CachedStub.self), try of(SplitRow.self), try of(ExerciseDocument.self),
      try of(WorkoutRow.self), try of(LogRow.self), try of(SetEntry.self), try of(WorkoutMetrics.self),
      try of(SessionDocument.self), try of(DayDocument.self), try of(RaceDocument.self), try of(ScheduleDocument.self),
      try of(AthleteDocument.self),
    ]
  }

  private static func of<Row: CacheRow>(_ type: Row.Type) throws -> (String, [String]) {
    (Row.table.description, try Row.columns())
  }
}

extension CachedStub {
  fileprivate static let full = {
    var stub = CachedStub.blank
    (stub.kind, stub.name, stub.restoredAt) = ("race", "Lakeside", Instant(seconds: 1))
    return stub
  }()
}

extension TrainingCache {
  /// The columns of a table in their order, and those of them in which some row holds something.
  fileprivate func columns(of table: String) throws -> (all: [String], filled: [String]) {
    let names = try connection.query("SELECT name FROM pragma_table_info('\(table)')")
    let filled = try names.filter { try connection.query("SELECT count(\($0)) FROM \"\(table)\"") != ["0"] }
    return (names, filled)
  }
}
