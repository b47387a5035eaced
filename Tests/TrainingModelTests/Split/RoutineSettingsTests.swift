import CanonicalJSON
import Testing
import TrainingModel

@Suite struct RoutineSettingsTests {
  private let split = SplitDocument(id: .numbered(1), name: "Push", order: 0, createdAt: .monday)

  @Test func `a routine that says nothing is traditional strength, rests as the device says and does not flow`() {
    #expect(split.activityType == .traditionalStrength && split.resolvedActivityType == .traditionalStrength)
    #expect(split.effectiveRest(setting: 45) == 45 && !split.advancesByItself && split.effectiveTargetHeartRate == nil)
  }

  @Test func `a kind of training of a newer version is shown as strength and kept`() throws {
    var split = split
    split.activityTypeCode = 99
    #expect(split.activityType == nil && split.resolvedActivityType == .traditionalStrength)
    #expect(try SplitDocument(bytes: split.checkedBytes()).activityTypeCode == 99)
  }

  @Test func `the exercise's rest goes before the workout's, and that before the device's`() {
    var workout = WorkoutDocument.planned(exercises: 1)
    #expect(workout.effectiveRest(after: workout.logs[0], setting: 45) == 45)
    workout.restSeconds = 90
    #expect(workout.effectiveRest(after: workout.logs[0], setting: 45) == 90)
    workout.logs[0].restSeconds = 0
    #expect(workout.effectiveRest(after: workout.logs[0], setting: 45) == 0)
  }

  @Test(arguments: WorkoutActivityType.allCases)
  func `a target heart rate is in force for endurance kinds and kept for all`(_ type: WorkoutActivityType) {
    var split = split
    (split.activityTypeCode, split.targetHeartRate) = (type.rawValue, 140)
    let isEndurance = [.cardio, .cycling, .hiit].contains(type)
    #expect(split.effectiveTargetHeartRate == (isEndurance ? HeartRate(140) : nil) && split.targetHeartRate == 140)
  }

  @Test func `flow mode is what the routine says`() {
    var split = split
    split.autoAdvance = true
    #expect(split.advancesByItself)
  }
}
