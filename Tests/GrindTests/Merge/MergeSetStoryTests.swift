import Testing

/// Two copies of a workout and the sets in them.
@Suite struct MergeSetStories {
  @Test func `sets of both sides are kept in the order of their times`() throws {
    let phone = Story.workout(
      20, logs: [Story.log(20, ["setEntries": [Story.set(10, reps: 8), Story.set(20, reps: 7)]])])
    let watch = Story.workout(
      15, logs: [Story.log(15, ["setEntries": [Story.set(10, reps: 8), Story.set(15, reps: 6)]])])
    #expect(try Story.merged(phone, watch).storyReps == [8, 6, 7])
  }

  @Test func `two sets of one second without identifiers are both kept`() throws {
    let log = Story.log(20, ["setEntries": [Story.set(20, reps: 5), Story.set(20, reps: 6)]])
    let other = Story.log(20, ["setEntries": [Story.set(20, reps: 5)]])
    #expect(try Story.merged(Story.workout(20, logs: [log]), Story.workout(20, logs: [other])).storyReps == [5, 6])
  }

  @Test func `a log that says not started takes no set away`() throws {
    let done = Story.log(10, ["setEntries": [Story.set(10)]])
    let bare = Story.log(30, ["status": "notStarted"])
    let merged = try Story.merged(Story.workout(10, logs: [done]), Story.workout(30, logs: [bare]))
    #expect(merged.storyReps == [5])
    #expect(merged.storyLog?.text("status") == "notStarted")
  }

  @Test func `a set stamped in the second in which it was taken back stays away`() throws {
    let set = Story.set(10, ["id": .text(Story.setID), "updatedAt": .time(20)])
    let done = Story.log(25, ["setEntries": [set]])
    let undone = Story.log(25, ["deletedSets": [Story.setID: .time(20)]])
    #expect(try Story.merged(Story.workout(25, logs: [done]), Story.workout(25, logs: [undone])).storyReps == [])
  }

  @Test func `a set corrected after it was taken back is there again`() throws {
    let set = Story.set(10, reps: 9, ["id": .text(Story.setID), "updatedAt": .time(21)])
    let done = Story.log(25, ["setEntries": [set]])
    let undone = Story.log(25, ["deletedSets": [Story.setID: .time(20)]])
    #expect(try Story.merged(Story.workout(25, logs: [done]), Story.workout(25, logs: [undone])).storyReps == [9])
  }

  @Test func `of two corrections of a set the later counts, and goes on counting`() throws {
    func copy(_ seconds: Int, reps: Int) -> Tree {
      let set = Story.set(10, reps: reps, ["id": .text(Story.setID), "updatedAt": .time(seconds)])
      return Story.workout(30, logs: [Story.log(30, ["setEntries": [set]])])
    }
    let merged = try Story.merged(copy(12, reps: 9), copy(18, reps: 4))
    #expect(merged.storyReps == [4])
    #expect(try Story.merged(merged, copy(15, reps: 8)).storyReps == [4])
  }

  @Test func `of two removals of a set the later counts`() throws {
    func copy(_ seconds: Int) -> Tree {
      Story.workout(30, logs: [Story.log(30, ["deletedSets": [Story.setID: .time(seconds)]])])
    }
    let set = Story.set(10, ["id": .text(Story.setID), "updatedAt": .time(20)])
    let corrected = Story.workout(30, logs: [Story.log(30, ["setEntries": [set]])])
    #expect(try Story.merged(Story.merged(copy(15), copy(25)), corrected).storyReps == [])
  }

  @Test func `a set that is missing since the base was taken back`() throws {
    let base = Story.workout(
      10, logs: [Story.log(10, ["setEntries": [Story.set(5, reps: 8), Story.set(10, reps: 7)]])])
    let undone = Story.workout(20, logs: [Story.log(20, ["setEntries": [Story.set(5, reps: 8)]])])
    let other = Story.workout(
      25,
      logs: [
        Story.log(25, ["setEntries": [Story.set(5, reps: 8), Story.set(10, reps: 7)], "notes": "x"])
      ])
    #expect(try Story.merged(undone, other, base: base).storyReps == [8])
    #expect(try Story.merged(undone, other).storyReps == [8, 7])
  }
}
