import CanonicalJSON
import TestSupport
import Testing

@testable import TrainingModel

/// Two devices edit one starter without having seen each other: their forks are one document.
@Suite struct ForkMergeTests {
  /// The fork's bytes as they are saved: only what was edited has the edit's stamp.
  private func saved(_ starter: SplitDocument, at now: Instant, edit: (inout SplitDocument) -> Void) throws -> [UInt8] {
    var edited = starter
    edit(&edited)
    let fork = try #require(
      StarterFork(of: starter, edited: edited, at: now, fresh: .numbered(77), isTaken: { _ in false }))
    return try DocumentMergePlanner.edit(
      .split, before: fork.base.canonicalBytes(), after: fork.document.canonicalBytes())
  }

  private func merged(_ a: [UInt8], _ b: [UInt8]) throws -> SplitDocument {
    let bytes = try DocumentMergePlanner.merge(.split, a, b)
    #expect(try bytes == DocumentMergePlanner.merge(.split, b, a))
    return try SplitDocument(bytes: bytes)
  }

  @Test func `edits of two exercises, of the name and of the rest are all kept, whichever is later`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull").document
    let phone = try saved(starter, at: .monday) {
      $0.exercises[0].weight = 40
      $0.name = "Back"
    }
    let desktop = try saved(starter, at: .monday + 7200) {
      $0.exercises[1].reps = 10
      $0.restSeconds = 60
    }
    let both = try merged(phone, desktop)
    #expect(both.id == starter.id.forkOfStarter && both.name == "Back" && both.restSeconds == 60)
    #expect(both.exercises.map { $0.weight } == [40, 0] && both.exercises.map { $0.reps } == [8, 10])
    #expect(both.updatedAt == .monday + 7200)
  }

  @Test func `an exercise that one device took out stays out, and one that the other added stays in`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull").document
    let phone = try saved(starter, at: .monday) { $0.exercises.removeLast() }
    let desktop = try saved(starter, at: .monday + 60) {
      $0.append(
        ExerciseDocument(id: .numbered(5), name: "Curl", order: 0, sets: 3, reps: 12, weight: 10, loadType: .weight))
    }
    let both = try merged(phone, desktop)
    #expect(both.shownExercises.map { $0.name } == ["Row", "Curl"])
  }

  @Test func `of one field that both edited the later edit stays`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull").document
    let earlier = try saved(starter, at: .monday) { $0.exercises[0].weight = 40 }
    let later = try saved(starter, at: .monday + 1) { $0.exercises[0].weight = 35 }
    #expect(try merged(earlier, later).exercises[0].weight == 35)
  }

  @Test func `whatever two devices edit of different fields is all there afterwards`() throws {
    let starter = try SeedFixtures.starter(1, name: "Pull").document
    let edits: [(inout SplitDocument) -> Void] = [
      { $0.name = "Back" }, { $0.restSeconds = nil }, { $0.autoAdvance = true }, { $0.targetHeartRate = 140 },
      { $0.order = 7 }, { $0.color = "red" }, { $0.exercises[0].weight = 40 }, { $0.exercises[0].sets = 5 },
      { $0.exercises[0].machineSettings = nil }, { $0.exercises[1].reps = 12 },
      { $0.exercises[1].restSeconds = 30 }, { $0.exercises[1].rename(to: "Ring Dip") },
    ]
    for seed in 0..<200 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      let owners = edits.map { _ in Int.random(in: 0...2, using: &dice) }
      guard owners.contains(0), owners.contains(1) else { continue }
      func bytes(of device: Int, at now: Instant) throws -> [UInt8] {
        try saved(starter, at: now) { split in
          for (edit, owner) in zip(edits, owners) where owner == device { edit(&split) }
        }
      }
      let late = Int64.random(in: -5000...5000, using: &dice)
      let both = try merged(bytes(of: 0, at: .monday), bytes(of: 1, at: .monday + late))
      var wanted = starter
      for (edit, owner) in zip(edits, owners) where owner < 2 { edit(&wanted) }
      (wanted.id, wanted.updatedAt) = (both.id, both.updatedAt)
      var shown = try StarterRoutine(bytes: both.canonicalBytes()).document
      shown.exercises = shown.shownExercises
      #expect(try StarterRoutine(bytes: wanted.canonicalBytes()).saysTheSame(as: shown), "seed \(seed): \(owners)")
    }
  }
}
