import Testing
import TrainingModel

@testable import TrainingCache

/// What a screen asks reads no table from end to end.
struct IndexTests {
  @Test func spansAreFoundThroughAnIndex() throws {
    let questions: [(row: any CacheRow.Type, tail: StaticString)] = [
      (
        WorkoutRow.self, "WHERE workout.start >= ?1 AND workout.start < ?2 ORDER BY workout.start DESC, workout.id DESC"
      ),
      (SessionDocument.self, "WHERE session.start >= ?1 AND session.start < ?2 ORDER BY session.start DESC"),
      (DayDocument.self, "WHERE day.day >= ?1 AND day.day <= ?2 ORDER BY day.day DESC"),
    ]
    let connection = try OpenedCache(path: nil, folder: "/folder").connection
    for (row, tail) in questions {
      let text = try RowStatement.selectionWithPath.text(for: row, tail: tail.description)
      let plan = try connection.plan(text)
      #expect(plan.contains { $0.hasPrefix("SEARCH \(row.table) USING INDEX") }, "\(plan)")
      #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }
  }

  @Test(arguments: [
    "SELECT min(coalesce(library_name, exercise_name)) FROM workout_log WHERE coalesce(library_name, exercise_name) > ?1",
    "SELECT workout, position FROM workout_log WHERE coalesce(library_name, exercise_name) = ?1",
    "SELECT start FROM workout ORDER BY start DESC", "DELETE FROM file WHERE path = ?1",
    "DELETE FROM file WHERE state = 0 AND kind = ?1 AND id = ?2", "DELETE FROM workout WHERE file = ?1",
  ])
  func everyQuestionGoesThroughAnIndex(question: String) throws {
    let plan = try OpenedCache(path: nil, folder: "/folder").connection.plan(question)
    #expect(!plan.isEmpty)
    #expect(plan.allSatisfy { $0.contains("INDEX") || $0.contains("PRIMARY KEY") }, "\(plan)")
  }
}

extension Connection {
  /// How SQLite means to answer, a step a line.
  fileprivate func plan(_ text: String) throws(CacheError) -> [String] {
    try prepare("EXPLAIN QUERY PLAN " + text).all { $0.text(3) }
  }
}
