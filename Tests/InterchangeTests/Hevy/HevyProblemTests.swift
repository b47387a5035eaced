import Interchange
import Testing
import TrainingModel

@Suite("What is wrong in a Hevy export is said, and the rest is read")
struct HevyProblemTests {
  @Test(
    "A row that cannot be read is a loss with its line and reason",
    arguments: [
      (["start_time": "3 Foo 2026, 18:00"], "start_time “3 Foo 2026, 18:00” is no time that can be read"),
      (["weight_kg": "sixty"], "weight_kg “sixty” is no number that can be right"),
      (["weight_kg": "-5"], "weight_kg “-5” is no number that can be right"),
      (["weight_kg": "1,500"], "weight_kg “1,500” is no number that can be right"),
      (["reps": "8.5"], "reps “8.5” is no number that can be right"),
      (["reps": "999999999999999999999"], "reps “999999999999999999999” is no number that can be right"),
      (["rpe": "11"], "rpe “11” is no number that can be right"),
      (["rpe": "0.5"], "rpe “0.5” is no number that can be right"),
      (["superset_id": "x"], "superset_id “x” is no number that can be right"),
      (["distance_km": "20000"], "distance_km “20000” is no number that can be right"),
      (["exercise_title": " "], "the row names no exercise"),
    ])
  func lostRow(cells: [String: String], what: String) throws {
    let result = try HevyFixture.read([
      HevyFixture.row(), HevyFixture.row(cells), HevyFixture.row(["set_index": "2"]),
    ])
    #expect(result.problems == [ImportProblem(at: .line(3), what: what, isLoss: true)])
    #expect(result.setCount == 2)
    #expect(result.rowCount == 3)
  }

  @Test("Rows with too few or too many fields and damaged rows are losses; the others stand")
  func damagedRows() throws {
    var bytes = HevyFixture.bytes([HevyFixture.row(), Array(HevyFixture.row().dropLast()), HevyFixture.row() + ["x"]])
    bytes += Array("\"Upper body\",\"3 Mar".utf8) + [0xFF] + Array("\n\"open\n".utf8)
    let read = HevyImport.read(bytes, zone: HevyFixture.zone, importedAt: HevyFixture.importedAt)
    let result = try #require(read)
    #expect(result.problems.map(\.at.text) == ["line 3", "line 4", "line 5", "line 6"])
    #expect(
      result.problems.map(\.what).prefix(2) == [
        "the row has 13 fields where the header has 14", "the row has 15 fields where the header has 14",
      ])
    #expect(result.problems.filter(\.isLoss).count == 4)
    #expect(result.setCount == 1)
  }

  @Test("A line number is that of the file, also below notes of several lines")
  func lines() throws {
    let result = try HevyFixture.read([
      HevyFixture.row(["description": "one\ntwo\nthree"]), HevyFixture.row(["reps": "?"]),
    ])
    #expect(result.problems.map(\.at) == [.line(5)])
  }

  @Test("A set of an unknown type is kept, and said")
  func unknownSetType() throws {
    let result = try HevyFixture.read([HevyFixture.row(["set_type": "myorep"])])
    #expect(result.setCount == 1)
    #expect(result.problems.map(\.isLoss) == [false])
    #expect(result.problems.first?.what == "set type “myorep” is not known; the set is kept as a working set")
  }

  @Test(
    "An end that cannot be believed is said once, and the workout is kept without a length",
    arguments: [
      ("3 Mar 2026, 17:59", "the workout ends before it starts, 3 Mar 2026, 17:59; its length is not known"),
      (
        "4 Mar 2026, 18:01",
        "the workout ends more than 24 hours after it starts, 4 Mar 2026, 18:01; its length is not known"
      ),
      ("soon", "end_time “soon” is no time that can be read"),
    ])
  func badEnd(end: String, what: String) throws {
    let result = try HevyFixture.read([
      HevyFixture.row(["end_time": end]), HevyFixture.row(["end_time": end, "set_index": "1"]),
    ])
    #expect(result.problems == [ImportProblem(at: .line(2), what: what, isLoss: false)])
    let workout = try #require(result.documents.first)
    #expect(workout.end == workout.start)
    #expect(result.setCount == 2)
  }

  @Test("A workout past midnight or of exactly a day is believed")
  func midnight() throws {
    for (end, minutes) in [("4 Mar 2026, 00:40", 400), ("4 Mar 2026, 18:00", 1440), ("3 Mar 2026, 18:00", 0)] {
      let result = try HevyFixture.read([HevyFixture.row(["end_time": end])])
      #expect(result.problems == [])
      let workout = try #require(result.documents.first)
      #expect(workout.end == workout.start + Int64(minutes) * 60)
    }
  }

  @Test("Across a change of the clock the length is the time that passed")
  func clockChange() throws {
    let spring = try #require(Instant(iso8601: "2026-03-29T01:00:00Z"))
    let zone = ZoneRules(
      zone: .named("Europe/Berlin"), initialOffset: 3600, transitions: [.init(at: spring, offset: 7200)])
    let row = HevyFixture.row(["start_time": "29 Mar 2026, 01:30", "end_time": "29 Mar 2026, 03:30"])
    let workout = try #require(try HevyFixture.read([row], zone: zone).documents.first)
    #expect(workout.end == workout.start + 3600)
  }

  @Test("A column that the file lacks is said once")
  func missingColumns() throws {
    let kept = HevyFixture.columns.indices.filter { !["end_time", "weight_kg"].contains(HevyFixture.columns[$0]) }
    let rows = [HevyFixture.row()].map { row in kept.map { row[$0] } }
    let result = try HevyFixture.read(rows, columns: kept.map { HevyFixture.columns[$0] })
    #expect(result.problems.map(\.at.text) == ["line 1", "line 1", "line 2"])
    #expect(result.problems.first?.what == "the column end_time is missing")
    #expect(result.setCount == 1)
    #expect(result.documents.first?.logs.first?.weightUnit == nil)
  }
}
