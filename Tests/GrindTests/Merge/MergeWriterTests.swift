import CanonicalJSON
import Testing
import TrainingModel

/// Devices whose clocks are two minutes slow, an hour fast or a few seconds off change one workout and exchange copies
/// in any order. Every edit goes through the documents' own methods and the merge's writing side.
@Suite struct MergeWriters {
  @Test func `every set that was ever logged is there after any gossip, once`() throws {
    var checks: UInt64 = 0
    for seed in 0..<MergeShare.writers {
      var (story, end) = try Self.told(seed: seed)
      let sets = try Self.sets(of: end)
      for (trace, count) in story.logged where !story.takenBack.contains(trace) {
        let found = sets[trace, default: 0]
        let isRight = trace.reps >= 1_000 ? found == 1 : found >= count
        try #require(isRight, "\(found) of \(count) \(trace), seed \(seed):\n\(Self.page(story, end))")
      }
      let tree = try Tree(parsing: end)
      let ids = tree[list: "logs"] + tree[list: "deletedLogs"]
      try #require(ids.count == 3, "a log lost, seed \(seed):\n\(Self.page(story, end))")
      for log in tree[list: "deletedLogs"] {
        let wasRemoved = story.removed.contains { $0.text == log.text("id") }
        try #require(wasRemoved, "a log hidden, seed \(seed):\n\(Self.page(story, end))")
      }
      try Self.expectConvergence(&story, end, seed)
      checks += 1
    }
    #expect(checks == MergeShare.writers)
  }

  @Test func `who has seen everything has the last word, however slow the clock`() throws {
    for seed in 0..<MergeShare.writers / 3 {
      let (story, end) = try Self.told(seed: 1 << 32 | seed)
      guard let log = try WorkoutDocument(bytes: end).logs.first else { continue }
      var last = WritingDevice(end, skew: -1_000_000)
      try last.edit(at: Moment.instant(0)) { workout, clock in
        workout.change(log: log.id, at: clock) { $0.notes = "last word" }
      }
      for device in story.devices { try last.hear(device) }
      let notes = try last.workout.logs.first { $0.id == log.id }?.notes
      try #require(notes == "last word", "seed \(seed):\n\(Self.page(story, last.bytes))")
    }
  }

  @Test func `a set or an exercise taken back by a slow clock stays away`() throws {
    for seed in 0..<MergeShare.writers / 3 {
      let (story, end) = try Self.told(seed: 2 << 32 | seed)
      guard let log = try WorkoutDocument(bytes: end).logs.first else { continue }
      var last = WritingDevice(end, skew: -1_000_000)
      let before = try Self.sets(of: end).filter { $0.key.log == log.id && $0.key.reps >= 1_000 }
      try last.edit(at: Moment.instant(0)) { workout, clock in
        workout.change(log: log.id, at: clock) { $0.removeSet(at: 0, now: clock) }
      }
      let gone = try before.keys.filter { try Self.sets(of: last.bytes)[$0] == nil }
      for device in story.devices { try last.hear(device) }
      let back = try gone.filter { try Self.sets(of: last.bytes)[$0] != nil }
      try #require(back.isEmpty, "set back, seed \(seed):\n\(Self.page(story, last.bytes))")
      try last.edit(at: Moment.instant(0)) { workout, clock in workout.removeLog(log.id, at: clock) }
      for device in story.devices { try last.hear(device) }
      let isGone = try !last.workout.logs.contains { $0.id == log.id }
      try #require(isGone, "log back, seed \(seed):\n\(Self.page(story, last.bytes))")
    }
  }

  @Test func `sets taken back stay away where nobody corrected them`() throws {
    for seed in 0..<MergeShare.writers / 3 {
      let (story, end) = try Self.told(seed: 3 << 32 | seed, correcting: false)
      let back = try Self.sets(of: end).keys.filter { $0.reps >= 1_000 && story.takenBack.contains($0) }
      try #require(back.isEmpty, "\(back) came back, seed \(seed):\n\(Self.page(story, end))")
    }
  }

  /// A story of 4 to 20 steps and what all its devices know together.
  private static func told(seed: UInt64, correcting: Bool = true) throws -> (WriterStory, [UInt8]) {
    var story = try WriterStory(seed: seed, correcting: correcting)
    for number in 0..<4 + Int(seed % 17) { try story.step(number) }
    var end = story.devices[0]
    for device in story.devices { try end.hear(device) }
    return (story, end.bytes)
  }

  private static func expectConvergence(_ story: inout WriterStory, _ end: [UInt8], _ seed: UInt64) throws {
    var other = story.devices[story.devices.count - 1]
    for device in story.devices.reversed() { try other.hear(device) }
    try #require(other.bytes == end, "not one document, seed \(seed):\n\(page(story, end))")
  }

  /// The sets of a workout, those of exercises set aside among them.
  private static func sets(of bytes: [UInt8]) throws -> [WriterStory.Trace: Int] {
    var tree = try Tree(parsing: bytes)
    tree["logs"] = .array(tree[list: "logs"] + tree[list: "deletedLogs"])
    tree["deletedLogs"] = nil
    return WriterStory.traces(try WorkoutDocument(bytes: tree.bytes))
  }

  private static func page(_ story: WriterStory, _ end: [UInt8]) -> String {
    (story.lines + [(try? Tree(parsing: end).compact) ?? ""]).joined(separator: "\n")
  }
}
