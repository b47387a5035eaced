import CanonicalJSON
import Foundation
import HTTPServer
import Planner
import Presentation
import SyncEngine
import Testing
import TrainingDesk
import TrainingModel

@testable import WebApp

@Suite struct LogRoutesTests {
  let fixture: AppFixture
  let workout: WorkoutDocument
  let path: String

  /// A folder with one workout of yesterday: three sets of five at 180 lb.
  init() async throws {
    fixture = try AppFixture()
    let start = fixture.clock.now + -86_400
    var workout = WorkoutDocument(id: fixture.clock.id(at: start), start: start, createdAt: start)
    var log = WorkoutLogDocument(
      id: fixture.clock.newID(), exerciseName: "Bench <b>Press</b>", order: 0, loadType: .weight, date: start)
    (log.sets, log.reps, log.weight, log.weightUnit) = (3, 5, 180, .lb)
    workout.logs = [log]
    for place in 1...3 {
      var set = log.plannedSet(at: start + Int64(place) * 300)
      set.id = fixture.clock.newID()
      workout.recordNextSet(set, log: log.id, at: set.completedAt)
    }
    self.workout = workout
    path = "/api/v1/log/workouts/" + workout.id.text
    #expect(try await fixture.put(workout, "/api/v1/workouts/" + workout.id.text).status == 201)
  }

  private func edit(_ edits: String, over etag: String?) async throws -> Answer {
    try await fixture.ask(
      .post, path, Array(#"{"edits":[\#(edits)]}"#.utf8), headers: etag.map { ["If-Match": $0] } ?? HTTPHeaders())
  }

  private func stored() async throws -> WorkoutDocument {
    try await fixture.ask(.get, "/api/v1/workouts/" + workout.id.text).json(WorkoutDocument.self)
  }

  private func set(_ place: Int, _ values: String) -> String {
    let key = workout.logs[0].setKey(at: place)
    return #"{"do":"changeSet","exercise":"\#(workout.logs[0].id.text)","set":"\#(key)","values":\#(values)}"#
  }

  @Test func figuresOfTheListAreThoseOfTheCommandLine() async throws {
    let list = try await fixture.ask(.get, "/api/v1/log")
    #expect(list.status == 200)
    let months = try #require(list["months"] as? [[String: Any]])
    let weeks = try #require(months[0]["weeks"] as? [[String: Any]])
    let entry = try #require((weeks[0]["entries"] as? [[String: Any]])?.first)
    let totals = WorkoutTotals(workout, unit: .kg)
    #expect(entry["sets"] as? Int == 3 && entry["volume"] as? Double == totals.volume)
    #expect(entry["minutes"] as? Double == totals.minutes?.value && entry["id"] as? String == workout.id.text)
    let book = try await fixture.desk.book()
    #expect(entry["load"] as? Double == book.ledger.entries.first?.load?.value)
  }

  @Test func aViewHasTheVersionOfItsDocument() async throws {
    let view = try await fixture.ask(.get, path)
    let document = try await fixture.ask(.get, "/api/v1/workouts/" + workout.id.text)
    #expect(view.etag == document.etag && view.etag != nil)
  }

  @Test func aFieldThatIsLeftAloneKeepsItsNumber() async throws {
    let etag = try await fixture.ask(.get, path).etag
    #expect(try await edit(set(1, #"{"reps":4}"#), over: etag).status == 200)
    let log = try await stored().logs[0]
    #expect(log.shownSets.map { $0.weight } == [180, 180, 180] && log.shownSets.map { $0.reps } == [5, 4, 5])
    #expect(log.weightUnit == .lb && log.shownSets.map { $0.id } == workout.logs[0].shownSets.map { $0.id })
  }

  @Test func aVersionMustBeNamed() async throws {
    #expect(try await edit(set(0, #"{"reps":4}"#), over: nil).status == 428)
    #expect(try await stored() == workout)
  }

  @Test func anEditOfAnOlderVersionTakesNothingBack() async throws {
    let etag = try await fixture.ask(.get, path).etag
    _ = try await edit(set(0, #"{"reps":4}"#), over: etag)
    let answer = try await edit(set(2, #"{"weight":175}"#), over: etag)
    #expect(answer.status == 200 && answer["wasStale"] as? Bool == true && answer["words"] is String)
    let sets = try await stored().logs[0].shownSets
    #expect(sets.map { $0.reps } == [4, 5, 5] && sets.map { $0.weight } == [180, 180, 175])
  }

  @Test func anEditOfWhatIsGoneSaysSo() async throws {
    let etag = try await fixture.ask(.get, path).etag
    let key = workout.logs[0].setKey(at: 0)
    _ = try await edit(#"{"do":"removeSet","exercise":"\#(workout.logs[0].id.text)","set":"\#(key)"}"#, over: etag)
    let answer = try await edit(set(0, #"{"reps":9}"#), over: etag)
    #expect(answer["missed"] as? [Int] == [0] && answer["words"] is String)
    #expect(try await stored().logs[0].shownSets.count == 2)
  }

  @Test(arguments: [
    #"{"do":"removeSet","exercise":"LOG","set":"SET"}"#, #"{"do":"move","exercise":"LOG","to":"notStarted"}"#,
    #"{"do":"removeExercise","exercise":"LOG"}"#, #"{"do":"addSet","exercise":"LOG","values":{"reps":1}}"#,
    #"{"do":"workout","values":{"name":"Push","effort":9,"day":"2026-11-20"}}"#,
  ])
  func everyEditCanBeTakenBack(edit template: String) async throws {
    let json = template.replacing("LOG", with: workout.logs[0].id.text)
      .replacing("SET", with: workout.logs[0].setKey(at: 1))
    let before = try await fixture.ask(.get, path)
    let changed = try await edit(json, over: before.etag)
    let token = try #require(changed["undo"])
    let body = try JSONSerialization.data(withJSONObject: ["undo": token])
    let undone = try await fixture.ask(.post, "/api/v1/log/undo", Array(body))
    #expect(undone.status == 200)
    let shown = try await stored()
    let sets = shown.logs[0].shownSets
    #expect(sets.map { [$0.reps.map { Double($0) }, $0.weight] } == [[5, 180], [5, 180], [5, 180]])
    #expect(sets.map { $0.completedAt } == workout.logs[0].shownSets.map { $0.completedAt })
    #expect(shown.status == .completed && shown.start == workout.start && shown.end == workout.end)
    #expect(shown.splitName == nil && shown.effort == nil)
  }

  @Test func takingAnEditBackLeavesWhatWasChangedAfterIt() async throws {
    let etag = try await fixture.ask(.get, path).etag
    let first = try await edit(set(0, #"{"reps":1}"#), over: etag)
    _ = try await edit(set(1, #"{"reps":2}"#), over: first.etag)
    let body = try JSONSerialization.data(withJSONObject: ["undo": try #require(first["undo"])])
    #expect(try await fixture.ask(.post, "/api/v1/log/undo", Array(body)).status == 200)
    #expect(try await stored().logs[0].shownSets.map { $0.reps } == [5, 2, 5])
  }

  @Test func aRunIsEnteredForAnotherDay() async throws {
    let body = #"{"activity":"run","clock":"07:30","day":"2026-11-25","kilometres":8,"minutes":45}"#
    let made = try await fixture.ask(.post, "/api/v1/log/sessions", Array(body.utf8))
    #expect(made.status == 201)
    let sessions = try await fixture.desk.book().snapshot.sessions.map { $0.document }
    #expect(sessions.first?.start.iso8601 == "2026-11-25T07:30:00Z" && sessions.first?.minutes == Minutes(45))
  }

  @Test func whatIsNotOverYetIsNotEntered() async throws {
    let body = #"{"activity":"run","clock":"07:30","day":"2026-12-01","minutes":45}"#
    let refused = try await fixture.ask(.post, "/api/v1/log/sessions", Array(body.utf8))
    #expect(refused.status == 422 && refused["title"] is String)
    #expect(try await fixture.desk.book().snapshot.sessions.isEmpty)
  }

  @Test func aWorkoutIsEnteredByItsRoutine() async throws {
    var split = SplitDocument(id: fixture.clock.newID(), name: "Pull", order: 0, createdAt: fixture.clock.now)
    split.exercises = [
      ExerciseDocument(
        id: fixture.clock.newID(), name: "Row", order: 0, sets: 3, reps: 8, weight: 40, loadType: .weight)
    ]
    _ = try await fixture.put(split, "/api/v1/splits/" + split.id.text)
    let body = #"{"clock":"18:00","day":"2026-11-24","effort":7,"minutes":50,"routine":"\#(split.id.text)"}"#
    #expect(try await fixture.ask(.post, "/api/v1/log/workouts", Array(body.utf8)).status == 201)
    let made = try #require(try await fixture.desk.book().snapshot.workouts.first { $0.document.splitID == split.id })
    #expect(made.document.totalVolume(in: .kg) == 3 * 8 * 40 && made.document.status == .completed)
    #expect(made.path.hasPrefix("Workouts/2026/11/"))
  }

  @Test(arguments: ["?month=2026-13", "?before=x", "?sport=chess"])
  func aQuestionThatMeansNothingIsRefused(query: String) async throws {
    #expect(try await fixture.ask(.get, "/api/v1/log" + query).status == 400)
  }

  @Test func whatIsNotThereIsNoErrorToAPageAndOneToAnEdit() async throws {
    for path in ["/api/v1/log/sessions/01K8000000000000000000000A", "/api/v1/log/workouts/nonsense"] {
      let answer = try await fixture.ask(.get, path)
      #expect(answer.status == 200 && answer.text == "null\n" && answer.etag == nil)
      let refused = try await fixture.ask(.post, path, Array(#"{"edits":[]}"#.utf8), headers: ["If-Match": "*"])
      #expect(refused.status == 404 && (refused["detail"] as? String)?.contains("deleted") == true)
    }
  }
}
