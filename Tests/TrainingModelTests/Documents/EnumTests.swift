import Testing
import TrainingModel

/// The raw values that files hold. They never change.
@Suite struct EnumTests {
  private func raw<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> [T.RawValue] {
    T.allCases.map { $0.rawValue }
  }

  @Test func `words`() {
    #expect(raw(WorkoutStatus.self) == ["notStarted", "inProgress", "completed", "skipped"])
    #expect(raw(MetricSource.self) == ["watch", "phoneEstimate"])
    #expect(raw(WeightUnit.self) == ["kg", "lb"])
    #expect(raw(SetKind.self) == ["warmup", "drop", "failure"])
    #expect(raw(SessionActivity.self) == ["run", "lift", "other"])
    #expect(raw(RunKind.self) == ["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"])
    #expect(raw(StepKind.self) == ["warmUp", "steady", "work", "recovery", "coolDown"])
    #expect(raw(ReadinessReason.self) == ["heavyLegs", "sore", "sleptBadly", "stressed", "ill", "travelling", "other"])
    #expect(
      raw(LiftingAnswer.self) == [
        "today", "skip", "tomorrow", "todayHeavy", "todayLight", "tomorrowHeavy", "tomorrowLight",
      ])
    #expect(raw(Sex.self) == ["female", "male"])
    #expect(raw(DocumentKind.self) == ["split", "workout", "session", "day", "race", "schedule", "athlete"])
  }

  @Test func `numbers`() {
    #expect(raw(LoadType.self) == [0, 1, 2] && LoadType.none.rawValue == 0 && LoadType.duration.rawValue == 2)
    #expect(raw(WorkoutActivityType.self) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    let names: [WorkoutActivityType] = [
      .traditionalStrength, .functionalStrength, .hiit, .coreTraining, .cardio, .cycling, .warmUp, .stretching,
      .mindAndBody,
    ]
    #expect(names.map { $0.rawValue } == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(names.filter { $0.isStrength } == [.traditionalStrength, .functionalStrength, .coreTraining])
    #expect(names.filter { $0.supportsHeartRateTarget } == [.hiit, .cardio, .cycling])
  }

  @Test func `runs go from the gentlest to the hardest`() {
    #expect(RunKind.allCases.sorted() == RunKind.allCases)
    #expect(RunKind.allCases.filter { $0.isQuality } == [.tempo, .intervals, .sprints])
  }

  @Test func `a pound is 0 point 45359237 kilograms`() { #expect(WeightUnit.lb.kilograms == 0.453_592_37) }
}
