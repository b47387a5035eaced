import Interchange
import Testing
import TrainingModel

/// Exports of our own making.
enum HevyFixture {
  static let zone = ZoneRules(zone: .named("Europe/Berlin"), initialOffset: 7200, transitions: [])
  static let importedAt = Instant(seconds: 1_770_000_000)
  static let columns = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
    "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
  ]

  /// The bytes of an export with these columns and rows, every cell in quotes.
  static func bytes(_ rows: [[String]], columns: [String] = columns) -> [UInt8] {
    let lines = ([columns] + rows).map { row in
      row.map { "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" }
        .joined(separator: ",")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// One row; cells are named by their column and are otherwise those of an ordinary set.
  static func row(_ cells: [String: String] = [:]) -> [String] {
    let usual = [
      "title": "Upper body", "start_time": "3 Mar 2026, 18:00", "end_time": "3 Mar 2026, 19:05",
      "exercise_title": "Bench Press (Barbell)", "set_index": "0", "set_type": "normal", "weight_kg": "60", "reps": "8",
    ]
    return columns.map { cells[$0] ?? usual[$0] ?? "" }
  }

  static func read(_ rows: [[String]], columns: [String] = columns, zone: ZoneRules = zone) throws -> HevyResult {
    try #require(HevyImport.read(bytes(rows, columns: columns), zone: zone, importedAt: importedAt))
  }

  /// The one exercise that rows with these cells make.
  static func log(_ rows: [[String: String]]) throws -> WorkoutLogDocument {
    let result = try read(rows.map(row))
    #expect(result.problems == [])
    #expect(result.documents.count == 1)
    return try #require(result.documents.first?.logs.first)
  }
}

extension HevyResult {
  /// The sets of all workouts, in order.
  var sets: [SetEntry] { documents.flatMap { $0.logs.flatMap { $0.setEntries ?? [] } } }
}
