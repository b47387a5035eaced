import CanonicalJSON
import Interchange
import Testing
import TrainingModel

@Suite("Hevy exports become workouts")
struct HevyImportTests {
  @Test("A workout carries title, description, times and where it came from")
  func workout() throws {
    let result = try HevyFixture.read([HevyFixture.row(["description": "felt strong"])])
    let workout = try #require(result.documents.first)
    #expect(workout.splitName == "Upper body")
    #expect(workout.notes == "felt strong")
    #expect(workout.start.iso8601 == "2026-03-03T16:00:00Z")
    #expect(workout.end?.iso8601 == "2026-03-03T17:05:00Z")
    #expect(workout.status == .completed)
    #expect(workout.source == "hevy")
    #expect(workout.externalID == "2026-03-03T18:00 Upper body")
    #expect(workout.createdAt == HevyFixture.importedAt)
    #expect(workout.updatedAt == workout.end)
    #expect(workout.activity == .lift)
    #expect(workout.zone == nil)
  }

  @Test("Identifiers are the same under another zone, in another language and in another order of rows")
  func identifiers() throws {
    let row = HevyFixture.row()
    let curl = HevyFixture.row(["exercise_title": "Biceps Curl"])
    let french = HevyFixture.row(["start_time": "3 mars 2026, 18:00", "end_time": "3 mars 2026, 19:05"])
    let here = try #require(try HevyFixture.read([row, curl]).documents.first)
    let there = try #require(
      try HevyFixture.read([curl, french], zone: .fixed(offset: -36_000)).documents.first)
    #expect(here.id == there.id)
    #expect(here.start != there.start)
    #expect(here.externalID == there.externalID)
    #expect(here.logs.map(\.id) == there.logs.map(\.id).reversed())
    #expect(here.id.milliseconds == 1_772_560_800_000)
  }

  @Test("Rows of one title and start are one workout wherever they stand; another start is another")
  func grouping() throws {
    let later = ["start_time": "5 Mar 2026, 18:00", "end_time": "5 Mar 2026, 19:00"]
    let result = try HevyFixture.read([
      HevyFixture.row(later), HevyFixture.row(), HevyFixture.row(later.merging(["set_index": "1"]) { $1 }),
      HevyFixture.row(["title": "Legs"]),
    ])
    #expect(result.documents.map { $0.logs.map { $0.setEntries?.count } } == [[2], [1], [1]])
    #expect(Set(result.documents.map(\.id)).count == 3)
    #expect(result.problems == [])
  }

  @Test("Sets of a superset may alternate between its exercises; an index that starts again is the exercise again")
  func exercises() throws {
    let curl = "Biceps Curl"
    let result = try HevyFixture.read([
      HevyFixture.row(["superset_id": "0"]),
      HevyFixture.row(["exercise_title": curl, "superset_id": "0"]),
      HevyFixture.row(["superset_id": "0", "set_index": "1"]),
      HevyFixture.row(["exercise_title": curl, "superset_id": "0", "set_index": "1"]),
      HevyFixture.row(["exercise_title": curl]), HevyFixture.row(["exercise_title": curl]),
    ])
    let logs = try #require(result.documents.first?.logs)
    #expect(logs.map(\.exerciseName) == ["Bench Press (Barbell)", curl, curl, curl])
    #expect(logs.map(\.supersetID) == [0, 0, nil, nil])
    #expect(logs.map { $0.setEntries?.count } == [2, 2, 1, 1])
    #expect(logs.map(\.order) == [0, 1, 2, 3])
    #expect(Set(logs.map(\.id)).count == 4)
  }

  @Test("Kinds and RPE of sets are kept")
  func kinds() throws {
    let log = try HevyFixture.log([
      ["set_type": "warmup", "set_index": "0", "weight_kg": "40"],
      ["set_type": "normal", "set_index": "1", "rpe": "8.5"],
      ["set_type": "dropset", "set_index": "2"], ["set_type": "failure", "set_index": "3", "rpe": "0"],
    ])
    let entries = try #require(log.setEntries)
    #expect(entries.map(\.kind) == [.warmup, nil, .drop, .failure])
    #expect(entries.map(\.rpe) == [nil, 8.5, nil, nil])
    #expect(entries.map(\.weight) == [40, 60, 60, 60])
    #expect([log.weight, Double(log.reps), Double(log.sets)] == [60, 8, 4])
    #expect(log.weightUnit == .kg)
    #expect(log.isCompleted)
  }

  @Test("What a set has numbers of says what loads the exercise")
  func loadTypes() throws {
    #expect(try HevyFixture.log([[:]]).loadType == .weight)
    #expect(try HevyFixture.log([["weight_kg": ""]]).loadType == LoadType.none)
    #expect(try HevyFixture.log([["weight_kg": "0", "duration_seconds": "0"]]).loadType == LoadType.none)
    #expect(try HevyFixture.log([["weight_kg": "", "reps": "", "duration_seconds": "45"]]).loadType == .duration)
    #expect(try HevyFixture.log([["weight_kg": "24", "reps": "", "duration_seconds": "45"]]).loadType == .duration)
    #expect(try HevyFixture.log([["weight_kg": "24", "reps": "", "distance_km": "0.04"]]).loadType == .weight)
  }

  @Test("Notes of an exercise are kept once, with their lines")
  func notes() throws {
    let log = try HevyFixture.log([
      ["exercise_notes": "seat 4\r\nslow"], ["exercise_notes": "seat 4\r\nslow", "set_index": "1"],
    ])
    #expect(log.notes == "seat 4\nslow")
  }

  @Test("A run inside a lift keeps its time and distance; a workout of nothing but runs is a run")
  func runs() throws {
    let run = [
      "exercise_title": "Running", "weight_kg": "", "reps": "", "distance_km": "5.2", "duration_seconds": "1500",
    ]
    let mixed = try HevyFixture.read([HevyFixture.row(), HevyFixture.row(run)])
    let entry = try #require(mixed.documents.first?.logs.last?.setEntries?.first)
    #expect(entry.seconds == 1500)
    #expect(entry.kilometres == Kilometres(5.2))
    #expect(mixed.documents.first?.activity == .lift)
    #expect(try HevyFixture.read([HevyFixture.row(run)]).documents.first?.activity == .run)
    let ride = run.merging(["exercise_title": "Cycling"]) { $1 }
    #expect(try HevyFixture.read([HevyFixture.row(ride)]).documents.first?.activity == .other)
  }

  @Test("Pounds and miles are told by the header: weights keep their digits, distances become kilometres")
  func units() throws {
    let columns = HevyFixture.columns.map {
      $0 == "weight_kg" ? "weight_lbs" : $0 == "distance_km" ? "distance_miles" : $0
    }
    let result = try HevyFixture.read(
      [HevyFixture.row(["weight_kg": "222.66", "distance_km": "2"])], columns: columns)
    let log = try #require(result.documents.first?.logs.first)
    #expect(log.weightUnit == .lb)
    #expect(log.setEntries?.first?.weight == 222.66)
    #expect(log.setEntries?.first?.kilometres == Kilometres(3.218688))
  }

  @Test("Every document that is made can be written and read back")
  func roundTrip() throws {
    let result = try HevyFixture.read([
      HevyFixture.row(["description": "a \"b\"\n🏋", "distance_km": "1.5", "superset_id": "3", "rpe": "10"])
    ])
    let workout = try #require(result.documents.first)
    #expect(try WorkoutDocument(bytes: workout.canonicalBytes()) == workout)
  }

  @Test(
    "Other files are not taken for an export with one row a set",
    arguments: [
      "", "{}", "Date,Workout Name,Exercise Name\n", "<gpx></gpx>",
      "title,start_time,end_time,description,num_exercises,num_sets,total_volume_kg,total_distance_km\n",
    ])
  func otherFiles(text: String) {
    #expect(HevyImport.read(Array(text.utf8), zone: HevyFixture.zone, importedAt: HevyFixture.importedAt) == nil)
  }

  @Test("Semicolons, tabs, a byte order mark and other orders of columns are understood")
  func dialects() throws {
    let text =
      "\u{FEFF}exercise_title;title;start_time;end_time;set_index;reps;weight_kg\r\n"
      + "Squat;Legs;2026-03-03 18:00:00;2026-03-03 19:00:00;0;5;102,5\r\n"
    for written in [text, String(text.map { $0 == ";" ? "\t" : $0 })] {
      let read = HevyImport.read(Array(written.utf8), zone: HevyFixture.zone, importedAt: HevyFixture.importedAt)
      let result = try #require(read)
      #expect(result.problems == [])
      #expect(result.documents.first?.logs.first?.setEntries?.first?.weight == 102.5)
    }
  }
}
