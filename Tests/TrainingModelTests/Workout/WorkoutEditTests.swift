import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct WorkoutEditTests {
  private static let zone = ZoneRules.fixed(offset: 3600)
  private let later = Instant.monday + 7200

  /// Two exercises of three sets of eight at 20, done, over an hour after the start.
  private static var done: WorkoutDocument {
    var workout = WorkoutDocument.planned(exercises: 2)
    for number in 0..<UInt64(2) {
      for place in 1...3 {
        var set = workout.logs[Int(number)].plannedSet(at: .monday + Int64(number) * 1800 + Int64(place) * 600)
        set.id = .numbered(1000 + number * 10 + UInt64(place))
        workout.recordNextSet(set, log: .numbered(number), at: set.completedAt)
      }
    }
    return workout
  }

  private func edited(_ edit: WorkoutEdit) -> WorkoutDocument? { edited(Self.done, edit) }

  private func edited(_ workout: WorkoutDocument, _ edit: WorkoutEdit) -> WorkoutDocument? {
    var workout = workout
    var count: UInt64 = 5000
    let isDone = workout.apply(edit, zone: Self.zone, at: later) {
      count += 1
      return .numbered(count)
    }
    return isDone ? workout : nil
  }

  private func change(_ json: String) throws -> SetChange { try SetChange(bytes: Array(json.utf8)) }

  @Test func `one number of a set changes and the others keep their digits`() throws {
    var workout = Self.done
    workout.change(log: .numbered(0), at: .monday) { log in
      var set = SetEntry.of(5, 81.646_626_6, at: .monday + 600)
      set.id = .numbered(1001)
      log.replaceSet(at: 0, with: set, now: .monday)
    }
    let key = workout.logs[0].setKey(at: 0)
    let result = try #require(edited(workout, .changeSet(exercise: .numbered(0), set: key, change(#"{"reps":6}"#))))
    let set = try #require(result.logs[0].setEntries?[0])
    #expect(set.reps == 6 && set.weight == 81.646_626_6)
    #expect(result.updatedAt == later && result.logs[0].updatedAt == later)
    #expect(result.status == .completed && result.end == workout.end)
  }

  @Test func `null takes a number away and an absent one is kept`() throws {
    let edit = try WorkoutEdit(
      bytes: Array(
        """
        {"do":"changeSet","exercise":"\(ULID.numbered(0).text)","set":"\(ULID.numbered(1001).text)",
         "values":{"weight":null,"kind":"warmup"}}
        """.utf8))
    let set = try #require(edited(edit)?.logs[0].setEntries?[0])
    #expect(set.weight == nil && set.reps == 8 && set.kind == .warmup)
  }

  @Test func `an edit that changes nothing leaves the workout as it is`() throws {
    #expect(edited(.changeSet(exercise: .numbered(0), set: ULID.numbered(1001).text, try change("{}"))) == Self.done)
    #expect(edited(.workout(WorkoutChange())) == Self.done)
  }

  @Test func `what is not there any more is not edited`() throws {
    #expect(edited(.changeSet(exercise: .numbered(0), set: "gone", try change(#"{"reps":1}"#))) == nil)
    #expect(edited(.removeSet(exercise: .numbered(9), set: "gone")) == nil)
    #expect(edited(.move(exercise: .numbered(9), to: .skipped)) == nil)
    #expect(edited(.removeExercise(.numbered(9))) == nil)
  }

  @Test func `a set added to a workout that is over leaves it over`() throws {
    let result = try #require(edited(.addSet(exercise: .numbered(1), try change(#"{"reps":3}"#))))
    let sets = try #require(result.logs[1].setEntries)
    #expect(sets.count == 4 && sets[3].reps == 3 && sets[3].weight == 20 && sets[3].id != nil)
    #expect(result.status == .completed && result.end == Self.done.end)
    #expect(result.logs[1].status == .completed)
  }

  @Test func `a set added while the workout runs is its next one`() throws {
    let running = WorkoutDocument.planned(exercises: 1)
    let result = try #require(edited(running, .addSet(exercise: .numbered(0), SetChange())))
    #expect(result.status == .inProgress && result.logs[0].setEntries?.first?.completedAt == later)
  }

  @Test func `a skipped exercise is done with its last planned set`() throws {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.finish(at: .monday + 600)
    for count in 1...3 {
      workout = try #require(edited(workout, .addSet(exercise: .numbered(0), SetChange())))
      #expect(workout.logs[0].shownSets.count == count)
      #expect(workout.logs[0].status == (count < 3 ? .skipped : .completed))
    }
    #expect(workout.status == .completed && workout.end == .monday + 600)
  }

  @Test func `sets of an older file can be named and edited, and nothing else of it changes`() throws {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.transition(log: .numbered(0), to: .completed, at: .monday + 600)
    workout.logs[0].setEntries = nil
    let keys = workout.logs[0].withRecordedSets.shownSetIndices.map { workout.logs[0].withRecordedSets.setKey(at: $0) }
    #expect(Set(keys).count == 3)
    #expect(edited(workout, .changeSet(exercise: .numbered(0), set: keys[1], try change(#"{"reps":8}"#))) == workout)
    let result = try #require(
      edited(workout, .changeSet(exercise: .numbered(0), set: keys[1], try change(#"{"reps":5}"#))))
    #expect(result.logs[0].setEntries?.map { $0.reps } == [8, 5, 8])
  }

  @Test func `two edits that do not know of each other are both kept`() throws {
    let workout = Self.done
    let left = try #require(
      edited(workout, .changeSet(exercise: .numbered(0), set: ULID.numbered(1001).text, change(#"{"reps":5}"#))))
    let right = try #require(
      edited(workout, .changeSet(exercise: .numbered(0), set: ULID.numbered(1002).text, change(#"{"reps":6}"#))))
    let (before, mine, theirs) = (workout.canonicalBytes(), left.canonicalBytes(), right.canonicalBytes())
    let merged = try WorkoutDocument(
      bytes: DocumentMergePlanner.merge(
        .workout, try DocumentMergePlanner.edit(.workout, before: before, after: mine),
        try DocumentMergePlanner.edit(.workout, before: before, after: theirs)))
    #expect(merged.logs[0].setEntries?.map { $0.reps } == [5, 6, 8])
  }

  @Test func `another day takes all that was done along`() throws {
    let workout = Self.done
    let local = Self.zone.localTime(at: workout.start)
    let result = try #require(
      edited(.workout(WorkoutChange(bytes: Array(#"{"day":"\#((local.day - 3).text)"}"#.utf8)))))
    let shift: Int64 = -3 * 86_400
    #expect(result.start == workout.start + shift && result.end == workout.end.map { $0 + shift })
    #expect(
      result.logs[1].setEntries?.map { $0.completedAt } == workout.logs[1].setEntries?.map { $0.completedAt + shift })
  }

  @Test func `begin and end change by the clock on the wall, and an end before the begin is the next day's`() throws {
    let result = try #require(
      edited(.workout(WorkoutChange(bytes: Array(#"{"from":"23:30","to":"00:20"}"#.utf8)))))
    #expect(Self.zone.localTime(at: result.start).clock == "23:30")
    let fiftyMinutes: Int64 = 50 * 60
    #expect(result.end == result.start + fiftyMinutes)
    #expect(throws: JSONError.self) { try WorkoutChange(bytes: Array(#"{"from":"24:10"}"#.utf8)) }
  }

  @Test func `times that are sent as they are keep their seconds`() throws {
    var workout = Self.done
    workout.start = workout.start + 17
    let clock = Self.zone.localTime(at: workout.start).clock
    #expect(try edited(workout, .workout(WorkoutChange(bytes: Array(#"{"from":"\#(clock)"}"#.utf8)))) == workout)
  }

  @Test func `an exercise added to a workout that is over is done as planned`() throws {
    let json = #"{"do":"addExercise","values":{"loadType":1,"name":"Curl","reps":12,"sets":2,"weight":10}}"#
    let result = try #require(edited(WorkoutEdit(bytes: Array(json.utf8))))
    let log = try #require(result.logs.last)
    #expect(log.status == .completed && log.shownSets.map { $0.reps } == [12, 12])
    #expect(result.status == .completed && result.end == Self.done.end)
  }

  @Test func `a workout entered afterwards has all sets of its routine, spread over its time`() throws {
    var split = SplitDocument(id: .numbered(1), name: "Pull", order: 0, createdAt: .monday)
    split.exercises = (0..<2).map { number in
      ExerciseDocument(
        id: .numbered(UInt64(number)), name: "Row \(number)", order: Int64(number), sets: 3, reps: 8, weight: 20,
        loadType: .weight)
    }
    var count: UInt64 = 0
    let workout = WorkoutDocument(afterwards: split, from: .monday, to: .monday + 3600, at: .monday + 9000) {
      count += 1
      return .numbered(count)
    }
    let times = workout.shownLogs.flatMap { $0.shownSets.map { $0.completedAt - .monday } }
    #expect(times == [600, 1200, 1800, 2400, 3000, 3600])
    #expect(workout.status == .completed && workout.start == .monday && workout.end == .monday + 3600)
    #expect(workout.createdAt == .monday + 9000 && workout.updatedAt == .monday + 9000)
    _ = try workout.checkedBytes()
  }

  @Test func `edits are written as they are read`() throws {
    let edits = [
      #"{"do":"move","exercise":"01K8000000000000000000000A","to":"skipped"}"#,
      #"{"do":"note","exercise":"01K8000000000000000000000A"}"#,
      #"{"do":"removeExercise","exercise":"01K8000000000000000000000A"}"#,
      #"{"do":"addSet","exercise":"01K8000000000000000000000A","values":{"reps":null,"weight":1.5}}"#,
    ]
    for json in edits {
      let edit = try WorkoutEdit(bytes: Array(json.utf8))
      #expect(try WorkoutEdit(bytes: edit.canonicalBytes()) == edit)
    }
    #expect(throws: JSONError.self) { try WorkoutEdit(bytes: Array(#"{"do":"dance"}"#.utf8)) }
  }
}
