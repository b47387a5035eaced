import Testing
import TrainingModel

@testable import Presentation

@Suite struct WorkoutRecordTests {
  private static let monday = Instant(seconds: 1_764_572_400)

  /// A workout `weeks` after the first, with these sets of a bench press.
  private func workout(_ weeks: Int64, _ sets: [(reps: Int64, weight: Double)], unit: WeightUnit? = nil)
    -> WorkoutDocument
  {
    let start = Self.monday + weeks * 604_800
    var workout = WorkoutDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: UInt64(weeks)), start: start, createdAt: start)
    var log = WorkoutLogDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: 900 + UInt64(weeks)), exerciseName: "Bench Press", order: 0,
      loadType: .weight, date: start)
    log.weightUnit = unit
    let entries = sets.enumerated().map { place, set in
      var entry = SetEntry(completedAt: start + Int64(place) * 120)
      (entry.reps, entry.weight) = (set.reps, set.weight)
      return entry
    }
    workout.logs = [.imported(log, entries: entries, start: start, end: start + 3000)]
    workout.closeImported(end: start + 3000)
    return workout
  }

  private func records(_ last: WorkoutDocument, after earlier: [WorkoutDocument]) -> [WorkoutRecord.Kind] {
    WorkoutRecord.all(in: last, among: earlier + [last], unit: .kg).map { $0.kind }
  }

  @Test func `what is done for the first time is no record`() {
    #expect(records(workout(0, [(5, 100)]), after: []).isEmpty)
  }

  @Test func `a heavier set is one, and so is what it makes of the best single`() {
    let kinds = records(workout(1, [(5, 62.5)]), after: [workout(0, [(5, 60), (5, 60)])])
    #expect(kinds == [.heaviest, .estimate])
  }

  @Test func `an equal set is none`() {
    #expect(records(workout(1, [(5, 60)]), after: [workout(0, [(5, 60)])]).isEmpty)
  }

  @Test func `what came later does not take a record away`() {
    let middle = workout(1, [(5, 62.5)])
    let all = [workout(0, [(5, 60)]), middle, workout(2, [(5, 80)])]
    #expect(WorkoutRecord.all(in: middle, among: all, unit: .kg).map { $0.kind } == [.heaviest, .estimate, .volume])
  }

  @Test func `pounds and kilograms are compared in one unit`() {
    #expect(records(workout(1, [(5, 110)], unit: .lb), after: [workout(0, [(5, 60)])]).isEmpty)
    #expect(
      records(workout(1, [(5, 135)], unit: .lb), after: [workout(0, [(5, 60)])]) == [.heaviest, .estimate, .volume])
  }

  @Test func `the words name the set and what was before`() throws {
    let now = workout(1, [(5, 62.5)])
    let words = WorkoutRecord.all(in: now, among: [workout(0, [(5, 60)]), now], unit: .kg).map { $0.words }
    #expect(words.first == "Heaviest set: 5 × 62.5 kg, before 60 kg")
    #expect(words.dropFirst().first == "Estimated best single: 72.9 kg, from 5 × 62.5 kg; before 70 kg")
  }
}
