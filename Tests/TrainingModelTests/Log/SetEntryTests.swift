import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct SetEntryTests {
  @Test func `a set is filled in by what loads the exercise`() {
    var log = WorkoutLogDocument.planned()
    log.durationSeconds = 45
    let now = Instant.monday + 5
    #expect(log.plannedSet(at: now) == .of(8, 20, at: now))
    log.loadTypeCode = LoadType.none.rawValue
    #expect(log.plannedSet(at: now) == .of(8, nil, at: now))
    log.loadTypeCode = LoadType.duration.rawValue
    var timed = SetEntry(completedAt: now)
    timed.seconds = 45
    #expect(log.plannedSet(at: now) == timed)
    log.loadTypeCode = 9
    #expect(log.plannedSet(at: now) == .of(8, nil, at: now), "of a load that only a newer version knows")
  }

  /// All sets with and without each number, under all loads.
  @Test func `a set lacks what its load asks for and it has not`() {
    for code in 0..<8 {
      var entry = SetEntry.of(code & 1 == 0 ? nil : 5, code & 2 == 0 ? nil : 0)
      entry.seconds = code & 4 == 0 ? nil : 0
      let lacks: [SetNumber] = (entry.reps == nil ? [.reps] : []) + (entry.weight == nil ? [.weight] : [])
      #expect(entry.missingNumbers(for: .weight) == lacks)
      #expect(entry.missingNumbers(for: .none) == (entry.reps == nil ? [.reps] : []))
      #expect(entry.missingNumbers(for: .duration) == (entry.seconds == nil ? [.seconds] : []))
    }
  }

  @Test func `a planned set lacks nothing`() {
    for load in LoadType.allCases {
      var log = WorkoutLogDocument.planned()
      log.loadTypeCode = load.rawValue
      #expect(log.plannedSet(at: .monday).missingNumbers(for: load).isEmpty)
    }
  }

  @Test func `recording begins the exercise and counts the set`() {
    for status in WorkoutStatus.allCases {
      var log = WorkoutLogDocument.planned()
      log.status = status
      log.record(.of(8, 20), at: .monday + 9)
      log.record(.of(6, 20), at: .monday + 8)
      #expect(log.status == (status == .completed ? .completed : .inProgress))
      #expect(log.setEntries?.map { $0.reps } == [8, 6] && log.currentStateIndex == 2)
      #expect(log.updatedAt == .monday + 10, "later than the one before, though the clock is behind")
    }
  }

  @Test func `a set can be changed afterwards and the log says when`() {
    var log = WorkoutLogDocument.planned()
    log.record(.of(8, 20), at: .monday)
    log.replaceSet(at: 0, with: .of(10, 20), now: .monday + 60)
    #expect(log.setEntries == [.of(10, 20)] && log.updatedAt == .monday + 60)
    let unchanged = log
    log.replaceSet(at: 0, with: .of(10, 20), now: .monday + 90)
    log.replaceSet(at: 1, with: .of(1, 1), now: .monday + 90)
    log.replaceSet(at: -1, with: .of(1, 1), now: .monday + 90)
    log.removeSet(at: 3, now: .monday + 90)
    #expect(log == unchanged)
    log.removeSet(at: 0, now: .monday + 120)
    #expect(log.setEntries == [] && log.currentStateIndex == 0 && log.updatedAt == .monday + 120)
  }

  @Test func `one more set opens the exercise again`() {
    for status in WorkoutStatus.allCases {
      var log = WorkoutLogDocument.planned()
      log.status = status
      log.planOneMoreSet(at: .monday + 1)
      #expect(log.sets == 4 && log.updatedAt == .monday + 1)
      #expect(log.status == (status == .notStarted ? .notStarted : .inProgress))
    }
  }

  @Test func `no sets and no sets yet are two things`() throws {
    var log = WorkoutLogDocument.planned()
    log.setEntries = []
    #expect(String(decoding: log.canonicalBytes(), as: UTF8.self).contains("\"setEntries\" : ["))
    #expect(try WorkoutLogDocument(bytes: log.canonicalBytes()).setEntries == [])
    log.setEntries = nil
    #expect(try WorkoutLogDocument(bytes: log.canonicalBytes()).setEntries == nil)
  }

  @Test func `an imported log is what its sets say`() {
    let (start, end) = (Instant.monday, Instant.monday + 600)
    let log = WorkoutLogDocument.imported(.planned(), entries: [.of(5, 20), .of(5, 20)], start: start, end: end)
    #expect(log.status == .completed && log.sets == 2 && log.currentStateIndex == 2)
    #expect(log.startedAt == start && log.completedAt == end && log.updatedAt == end)
    let empty = WorkoutLogDocument.imported(.planned(), entries: [], start: start, end: end)
    #expect(empty.status == .skipped && empty.startedAt == nil && empty.completedAt == nil && empty.setEntries == [])
  }
}
