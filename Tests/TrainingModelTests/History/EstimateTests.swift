import Testing

@testable import TrainingModel

@Suite struct EstimateTests {
  private func history(_ sets: [SetEntry], name: String = "Row") -> ExerciseHistory {
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].exerciseName = name
    for (seconds, set) in sets.enumerated() {
      var set = set
      set.completedAt = set.completedAt + Int64(seconds)
      workout.logs[0].record(set, at: .monday)
    }
    return ExerciseHistory(of: name, in: [workout], weightsIn: .kg)
  }

  @Test func `the estimate is Epley's, and a single repetition is its own weight`() throws {
    #expect(try #require(history([.of(10, 90)]).bestEstimate).maximum == 120)
    #expect(try #require(history([.of(1, 90)]).bestEstimate).maximum == 90)
    let best = try #require(history([.of(1, 90), .of(5, 80), .of(12, 60)]).bestEstimate)
    #expect(best.record.set == .of(5, 80, at: .monday + 1))
  }

  @Test func `sets of more than twelve repetitions, without weight and with help say nothing of it`() {
    #expect(history([.of(13, 60), .of(5, nil), .of(5, 0), .of(0, 100)]).bestEstimate == nil)
    #expect(history([.of(5, 60)], name: "Assisted Dip").bestEstimate == nil)
  }

  @Test func `of equal estimates the first stays`() throws {
    var later = SetEntry.of(1, 120)
    later.completedAt = .monday + 60
    #expect(try #require(history([.of(10, 90), later]).bestEstimate).record.set == .of(10, 90))
  }

  @Test func `a repetition record is beaten by no set of as much weight`() {
    let sets: [SetEntry] = [
      .of(5, 100), .of(8, 80), .of(6, 90), .of(5, 95), .of(8, 70), .of(20, 40), .of(3, 100), .of(30, nil), .of(0, 150),
    ]
    let records = history(sets).repetitionRecords.map { SetEntry.of($0.set.reps, $0.set.weight) }
    #expect(records == [.of(5, 100), .of(6, 90), .of(8, 80), .of(20, 40)])
    #expect(history(sets, name: "Assisted Dip").repetitionRecords.isEmpty)
  }
}
