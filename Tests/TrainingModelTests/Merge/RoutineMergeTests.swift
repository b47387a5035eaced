import CanonicalJSON
import Testing

@testable import TrainingModel

/// A routine is edited on two devices.
@Suite struct RoutineMergeTests {
  private let now = Instant.monday + 600

  private func routine() -> DeviceCopy<SplitDocument> {
    var split = SplitDocument(id: .numbered(50), name: "Pull", order: 0, createdAt: .monday)
    split.exercises = (1...3).map { number in
      ExerciseDocument(
        id: .numbered(number), name: "Exercise \(number)", order: Int64(number), sets: 3, reps: 8, weight: 20,
        loadType: .weight)
    }
    return DeviceCopy(split)
  }

  private func edited(_ copy: DeviceCopy<SplitDocument>, at time: Instant, _ change: (inout SplitDocument) -> Void)
    throws -> DeviceCopy<SplitDocument>
  {
    var copy = copy
    try copy.edit { split in
      change(&split)
      split.updatedAt = .stamp(now: time, over: split.updatedAt)
    }
    return copy
  }

  @Test func `two exercises changed on two devices are both changed`() throws {
    let phone = try edited(routine(), at: now) { $0.exercises[0].reps = 12 }
    let desktop = try edited(routine(), at: now + 60) { $0.exercises[1].weight = 25 }
    let joined = try phone.joined(desktop).document
    #expect(joined.exercises[0].reps == 12 && joined.exercises[1].weight == 25)
  }

  @Test func `two members of one exercise changed on two devices are both changed`() throws {
    let phone = try edited(routine(), at: now) { $0.exercises[0].reps = 12 }
    let desktop = try edited(routine(), at: now + 60) { $0.exercises[0].sets = 5 }
    let joined = try phone.joined(desktop).document
    #expect(joined.exercises[0].reps == 12 && joined.exercises[0].sets == 5)
  }

  @Test func `exercises put in another order and one renamed are both`() throws {
    let phone = try edited(routine(), at: now + 60) { split in
      (split.exercises[0].order, split.exercises[2].order) = (3, 1)
    }
    let desktop = try edited(routine(), at: now) { $0.exercises[0].rename(to: "Row, seated") }
    let joined = try phone.joined(desktop).document
    #expect(joined.exercises.map { $0.id } == [.numbered(3), .numbered(2), .numbered(1)])
    #expect(joined.exercises[2].name == "Row, seated" && joined.exercises[2].libraryName == "Exercise 1")
  }

  @Test func `a name and the library's name come from one copy`() throws {
    let renamed = try edited(routine(), at: .monday + 10) { $0.exercises[0].rename(to: "Walk") }
    let back = try edited(renamed, at: now) { $0.exercises[0].rename(to: "Exercise 1") }
    let other = try edited(renamed, at: now + 60) { $0.exercises[0].rename(to: "Jog") }
    let joined = try back.joined(other).document
    #expect(joined.exercises[0].name == "Jog" && joined.exercises[0].resolvedLibraryName == "Exercise 1")
  }

  @Test func `a removed exercise stays removed, and what was changed before is kept aside`() throws {
    let phone = try edited(routine(), at: now) { $0.exercises[0].reps = 12 }
    let desktop = try edited(routine(), at: now + 60) { $0.remove(exercise: .numbered(1), at: now + 60) }
    let joined = try phone.joined(desktop).document
    #expect(joined.exercises.map { $0.id } == [.numbered(2), .numbered(3)])
    #expect(joined.deletedExercises?.map { $0.reps } == [12])
    let leftOut = try edited(routine(), at: now + 60) { $0.removeExercise(.numbered(1)) }
    #expect(try phone.joined(leftOut).document.exercises.map { $0.id } == [.numbered(2), .numbered(3)])
  }

  @Test func `an exercise changed after it was removed is there again`() throws {
    let desktop = try edited(routine(), at: now) { $0.remove(exercise: .numbered(1), at: now) }
    let phone = try edited(routine(), at: now + 60) { $0.exercises[0].reps = 12 }
    #expect(try phone.joined(desktop).document.exercises.map { $0.reps } == [12, 8, 8])
  }

  @Test func `a removed exercise can be brought back`() throws {
    var copy = try edited(routine(), at: now) { $0.remove(exercise: .numbered(1), at: now) }
    let removed = copy
    try copy.edit { $0.restore(exercise: .numbered(1), at: now) }
    let joined = try copy.joined(removed).document
    #expect(joined.exercises.count == 3 && joined.deletedExercises == nil)
  }

  @Test func `another order of routines and a new exercise are both`() throws {
    let phone = try edited(routine(), at: now) { $0.order = 4 }
    let desktop = try edited(routine(), at: now + 60) { split in
      split.append(
        ExerciseDocument(id: .numbered(9), name: "Curl", order: 0, sets: 3, reps: 8, weight: 10, loadType: .weight))
    }
    let joined = try phone.joined(desktop).document
    #expect(joined.order == 4 && joined.exercises.count == 4)
  }
}
