import ExerciseLibrary
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

/// Routines, exercises and the schedule over the API, without a socket.
@Suite struct TrainRoutesTests {
  let fixture: AppFixture
  init() throws { fixture = try AppFixture() }

  private func routine(_ name: String, order: Int64, _ exercises: [String] = []) async throws -> SplitDocument {
    var routine = SplitDocument(
      id: fixture.clock.newID(), name: name, order: order, createdAt: fixture.clock.now)
    for exercise in exercises {
      routine.append(
        ExerciseDocument(
          id: fixture.clock.newID(), name: exercise, order: 0, sets: 3, reps: 8, weight: 60, loadType: .weight))
    }
    let made = try await fixture.put(routine, "/api/v1/splits/" + routine.id.text)
    #expect(made.status == 201)
    return routine
  }

  private func names() async throws -> [String] {
    let answer = try await fixture.ask(.get, "/api/v1/routines")
    let rows = try #require(answer["routines"] as? [[String: Any]])
    return rows.compactMap { $0["name"] as? String }
  }

  private func move(_ id: ULID, to place: Int) async throws -> Answer {
    try await fixture.ask(.post, "/api/v1/routines/order", Array("{\"id\":\"\(id.text)\",\"to\":\(place)}".utf8))
  }

  @Test func `a routine moves to a place, and back`() async throws {
    _ = try await routine("A", order: 100)
    _ = try await routine("B", order: 200)
    let last = try await routine("C", order: 300)
    #expect(try await move(last.id, to: 0).status == 200)
    #expect(try await names() == ["C", "A", "B"])
    #expect(try await move(last.id, to: 2).status == 200)
    #expect(try await names() == ["A", "B", "C"])
  }

  @Test func `two moves at once are done one after the other`() async throws {
    var made: [SplitDocument] = []
    for (order, name) in ["A", "B", "C", "D", "E", "F"].enumerated() {
      made.append(try await routine(name, order: Int64(order)))
    }
    let (last, before) = (made[5].id, made[4].id)
    async let first = move(last, to: 1)
    async let second = move(before, to: 1)
    #expect(try await [first.status, second.status] == [200, 200])
    #expect([["A", "F", "E", "B", "C", "D"], ["A", "E", "F", "B", "C", "D"]].contains(try await names()))
  }

  @Test func `a place or a routine that is not there is refused`() async throws {
    let only = try await routine("A", order: 0)
    #expect(try await move(only.id, to: 1).status == 404)
    #expect(try await move(fixture.clock.newID(), to: 0).status == 404)
    #expect(try await move(only.id, to: -1).status == 422)
    #expect(try await fixture.ask(.post, "/api/v1/routines/order", Array("{}".utf8)).status == 422)
    #expect(try await fixture.ask(.post, "/api/v1/routines/order", Array("<".utf8)).status == 400)
  }

  @Test func `a starter that moves becomes a routine of its own`() async throws {
    #expect(try await fixture.ask(.post, "/api/v1/routines/restore-starters", Array("{}".utf8)).status == 200)
    let starter = StarterRoutines.all[5]
    let moved = try await move(starter.id, to: 0)
    let id = try #require(moved["id"] as? String)
    #expect(id == starter.id.forkOfStarter?.text)
    #expect(try await names().first == starter.name)
    let old = try await fixture.ask(.get, "/api/v1/routines/" + starter.id.text)
    #expect(old.status == 200 && old["id"] as? String == id, "the old address leads to it")
  }

  @Test func `starters come back once, and one whose name is taken stays away`() async throws {
    _ = try await routine("full body a", order: 0)
    let first = try await fixture.ask(.post, "/api/v1/routines/restore-starters", Array("{}".utf8))
    #expect((first["restored"] as? [String])?.count == 5 && first["left"] as? [String] == ["Full Body A"])
    let again = try await fixture.ask(.post, "/api/v1/routines/restore-starters", Array("{}".utf8))
    #expect((again["restored"] as? [String])?.isEmpty == true)
    #expect(try await names().count == 6)
  }

  @Test func `a copy has everything but the identifiers, stands behind the original and has a name of its own`()
    async throws
  {
    var original = try await routine("Push", order: 100, ["Dip", "Plank"])
    _ = try await routine("Pull", order: 200)
    for name in ["Push copy", "Push copy 2"] {
      let answer = try await fixture.ask(.post, "/api/v1/routines/\(original.id.text)/copy", Array("{}".utf8))
      #expect(answer.status == 201)
      let id = try #require(answer["id"] as? String)
      let copy = try await fixture.ask(.get, "/api/v1/splits/" + id).json(SplitDocument.self)
      #expect(copy.name == name)
      #expect(copy.shownExercises.map { $0.name } == ["Dip", "Plank"])
      #expect(Set(copy.exercises.map { $0.id }).isDisjoint(with: original.exercises.map { $0.id }))
      original = copy.name == "Push copy" ? original : copy
    }
    #expect(try await names() == ["Push", "Push copy 2", "Push copy", "Pull"])
  }

  @Test func `an exercise that is taken out comes back by saving it again`() async throws {
    let made = try await routine("Push", order: 0, ["Dip", "Plank"])
    let path = "/api/v1/splits/" + made.id.text
    let read = try await fixture.ask(.get, path)
    var shorter = try read.json(SplitDocument.self)
    let taken = shorter.exercises.removeFirst()
    fixture.clock.advance(5)
    let removed = try await fixture.put(shorter, path, over: read.etag)
    #expect(try removed.json(SplitDocument.self).exercises.map { $0.name } == ["Plank"])
    var again = try removed.json(SplitDocument.self)
    again.exercises.append(taken)
    fixture.clock.advance(5)
    let back = try await fixture.put(again, path, over: removed.etag)
    #expect(try back.json(SplitDocument.self).shownExercises.map { $0.name } == ["Dip", "Plank"])
  }

  @Test func `exercises are searched, filtered, and those of a routine left out`() async throws {
    let made = try await routine("Legs", order: 0, ["Front Squat", "Sandbag Squat"])
    func found(_ query: String) async throws -> [String] {
      let answer = try await fixture.ask(.get, "/api/v1/exercises?" + query)
      #expect(answer.status == 200, "\(query)")
      let groups = try #require(answer["groups"] as? [[String: Any]])
      return groups.flatMap { ($0["exercises"] as? [[String: Any]]) ?? [] }.compactMap { $0["name"] as? String }
    }
    #expect(try await found("search=frnt+squat") == ["Front Squat"])
    #expect(try await found("search=sandbag") == ["Sandbag Squat"], "her own are found, too")
    #expect(try await found("muscle=shins") == ["Tibialis Raise", "Pogo Hop"])
    #expect(try await found("search=squat").contains("Front Squat"))
    let rest = try await found("search=squat&without=" + made.id.text)
    #expect(!rest.contains("Front Squat") && !rest.contains("Sandbag Squat") && rest.contains("Hack Squat"))
    #expect(try await found("").count == 72)
    for query in ["muscle=heart", "equipment=spoon", "without=me"] {
      #expect(try await fixture.ask(.get, "/api/v1/exercises?" + query).status == 400, "\(query)")
    }
  }

  @Test func `an exercise is found by its name and by what others call it, and no other is made up`() async throws {
    let answer = try await fixture.ask(.get, "/api/v1/exercises/Squat%20(Barbell)")
    #expect(answer.status == 200 && answer["name"] as? String == "Barbell Back Squat")
    let none = try await fixture.ask(.get, "/api/v1/exercises/Levitation")
    #expect(none.status == 200 && none.text == "null\n")
  }

  @Test func `a routine that is not here is null, and not copied`() async throws {
    for id in [fixture.clock.newID().text, "nothing"] {
      let none = try await fixture.ask(.get, "/api/v1/routines/" + id)
      #expect(none.status == 200 && none.text == "null\n", "\(id)")
    }
    #expect(try await fixture.ask(.post, "/api/v1/routines/nothing/copy", Array("{}".utf8)).status == 404)
  }

  @Test func `the schedule shows fourteen days with what is due on them`() async throws {
    let made = try await routine("Push", order: 0)
    var schedule = ScheduleDocument(
      id: fixture.clock.newID(), splitID: made.id, firstDay: try #require(Day("2026-11-30")),
      createdAt: fixture.clock.now)
    (schedule.weekdays, schedule.minuteOfDay) = ([1, 4], 1080)
    #expect(try await fixture.put(schedule, "/api/v1/schedules/" + schedule.id.text).status == 201)
    let answer = try await fixture.ask(.get, "/api/v1/schedule")
    let days = try #require(answer["days"] as? [[String: Any]])
    let due = days.filter { ($0["occurrences"] as? [Any])?.isEmpty == false }.compactMap { $0["day"] as? String }
    #expect(days.count == 14 && due == ["2026-11-30", "2026-12-03", "2026-12-07", "2026-12-10"])
    #expect(answer["summary"] as? String == "4 workouts in the next 14 days.")
    let row = try #require((answer["schedules"] as? [[String: Any]])?.first)
    #expect(row["text"] as? String == "Mondays and Thursdays at 18:00" && row["next"] as? String == "today")
  }
}
