import Testing

/// Two copies of a workout, one of which lacks an exercise.
@Suite struct MergeRemovalStories {
  private let done = Story.workout(20, logs: [Story.log(20, ["setEntries": [Story.set(10)], "notes": "x"])])

  private func removed(at seconds: Int) -> Tree {
    Story.workout(seconds, logs: [], ["deletedLogIDs": [Story.a: .time(seconds)]])
  }

  @Test func `an exercise that is merely missing was not removed`() throws {
    #expect(try Story.merged(done, Story.workout(30, logs: [])).storyReps == [5])
  }

  @Test func `an exercise touched in the second of its removal stays removed`() throws {
    #expect(try Story.merged(done, removed(at: 20)).storyLog == nil)
  }

  @Test func `an exercise touched after its removal is there again`() throws {
    #expect(try Story.merged(done, removed(at: 19)).storyReps == [5])
  }

  @Test func `a removed exercise keeps its content aside, and a later touch brings all of it back`() throws {
    let merged = try Story.merged(done, removed(at: 25))
    #expect(merged[list: "deletedLogs"].first?[list: "setEntries"].count == 1)
    let touched = Story.workout(30, logs: [Story.log(30, ["setEntries": [Story.set(28, reps: 3)]])])
    #expect(try Story.merged(merged, touched).storyReps == [5, 3])
  }

  @Test func `of two removals of an exercise the later counts`() throws {
    let touched = Story.workout(22, logs: [Story.log(22)])
    #expect(try Story.merged(Story.merged(removed(at: 21), removed(at: 25)), touched).storyLog == nil)
  }
}
