import Testing

/// Two copies of a workout and everything in them but sets.
@Suite struct MergeFieldStories {
  @Test func `a field keeps its own stamp, so that a later touch of the log does not carry it along`() throws {
    let phone = Story.workout(20, logs: [Story.log(20, ["notes": "phone"])])
    let watch = Story.workout(30, logs: [Story.log(30, ["notes": "old", "fieldUpdatedAt": ["notes": .time(10)]])])
    #expect(try Story.merged(phone, watch).storyLog?.text("notes") == "phone")
  }

  @Test func `a field of the workout keeps its own stamp`() throws {
    let phone = Story.workout(20, logs: [], ["splitName": "Push"])
    let watch = Story.workout(30, logs: [], ["splitName": "Pull", "fieldUpdatedAt": ["splitName": .time(10)]])
    #expect(try Story.merged(phone, watch).text("splitName") == "Push")
  }

  @Test func `a value changed by a program that leaves stamps alone counts as changed with its log`() throws {
    let stamps: Tree = ["notes": .time(10)]
    let base = Story.workout(15, logs: [Story.log(15, ["notes": "old", "fieldUpdatedAt": stamps])])
    let unaware = Story.workout(20, logs: [Story.log(20, ["notes": "new", "fieldUpdatedAt": stamps])])
    let aware = Story.workout(30, logs: [Story.log(30, ["notes": "other", "fieldUpdatedAt": ["notes": .time(12)]])])
    #expect(try Story.merged(unaware, aware, base: base).storyLog?.text("notes") == "new")
  }

  @Test func `a member that an older program dropped is not taken away`() throws {
    let newer = Story.workout(10, logs: [Story.log(10, ["newerAppField": 1])], ["newTop": 2])
    let older = Story.workout(20, logs: [Story.log(20)])
    let merged = try Story.merged(newer, older)
    #expect(merged.storyLog?["newerAppField"] == 1)
    #expect(merged["newTop"] == 2)
  }

  @Test func `a member that a newer program took away stays away`() throws {
    let with = Story.workout(10, logs: [Story.log(10, ["newerAppField": 1])])
    let without = Story.workout(20, logs: [Story.log(20, ["fieldUpdatedAt": ["newerAppField": .time(15)]])])
    let merged = try Story.merged(with, without)
    #expect(merged.storyLog?["newerAppField"] == nil)
    #expect(try Story.merged(merged, with).storyLog?["newerAppField"] == nil)
  }

  @Test func `the stamp of what was merged is the later of both and never newer`() throws {
    let merged = try Story.merged(Story.workout(20, logs: [Story.log(20)]), Story.workout(30, logs: [Story.log(25)]))
    #expect(merged["updatedAt"] == .time(30))
    #expect(merged.storyLog?["updatedAt"] == .time(25))
  }

  @Test func `a workout is as old as its oldest copy`() throws {
    let (a, b) = (
      Story.workout(9, logs: [], ["createdAt": .time(3)]), Story.workout(9, logs: [], ["createdAt": .time(1)])
    )
    #expect(try Story.merged(a, b)["createdAt"] == .time(1))
  }

  @Test func `an estimate never beats the watch, however late it was recorded`() throws {
    let watch: Tree = ["source": "watch", "recordedAt": .time(10), "avgHeartRate": 120]
    let estimate: Tree = ["source": "phoneEstimate", "recordedAt": .time(30), "avgHeartRate": 90]
    let merged = try Story.merged(
      Story.workout(10, logs: [], ["metrics": watch]), Story.workout(30, logs: [], ["metrics": estimate]))
    #expect(merged["metrics"] == watch)
  }

  @Test func `the health store's key is kept from whichever side has it`() throws {
    let watch: Tree = ["source": "watch", "recordedAt": .time(10), "avgHeartRate": 120]
    let estimate: Tree = ["source": "phoneEstimate", "recordedAt": .time(30), "healthKitWorkoutUUID": "K"]
    let merged = try Story.merged(
      Story.workout(10, logs: [], ["metrics": watch]), Story.workout(30, logs: [], ["metrics": estimate]))
    #expect(merged["metrics"]?["healthKitWorkoutUUID"] == "K")
    #expect(merged["metrics"]?["avgHeartRate"] == 120)
  }
}
