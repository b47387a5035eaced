import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct SeedReconcileTests {
  private let starters: [StarterRoutine]
  private let starter: StarterRoutine

  init() throws {
    starters = try SeedFixtures.starters()
    starter = starters[0]
  }

  private func step(_ folder: RoutineFolder) -> SeedStep { SeedReconcilePlanner.step(for: starter, in: folder) }

  @Test func `an empty folder gets every starter as it is`() {
    #expect(SeedReconcilePlanner.steps(for: starters, in: .empty) == [.write, .write, .write])
  }

  @Test func `planning again after the steps were done leaves everything`() {
    let folder = RoutineFolder(live: starters.map { $0.document }, setAside: [], deleted: [], restored: [])
    #expect(SeedReconcilePlanner.steps(for: starters, in: folder) == [.leave, .leave, .leave])
  }

  @Test func `a starter that is new in this version is written beside what is there`() {
    var folder = RoutineFolder.empty
    folder.live = [starters[1].document, SeedFixtures.routine(1, name: "Mine")]
    #expect(SeedReconcilePlanner.steps(for: starters, in: folder) == [.write, .leave, .write])
  }

  @Test func `an older revision is written over`() {
    var folder = RoutineFolder.empty
    folder.live = [SeedFixtures.revision(of: starter, reps: 12, later: 0)]
    #expect(step(folder) == .overwrite)
    folder.live = [SeedFixtures.revision(of: starter, reps: 12, later: -5)]
    #expect(step(folder) == .overwrite)
  }

  @Test func `the same content under another schema version and with members that went since is left`() throws {
    let older = try SeedFixtures.older(starter)
    #expect(older != starter.document && older.canonicalBytes() != starter.bytes)
    var folder = RoutineFolder.empty
    folder.live = [older]
    #expect(step(folder) == .leave)
  }

  @Test func `a joined starter with stamps, and what was removed from an older one, is left`() throws {
    let text = String(decoding: starter.bytes, as: UTF8.self)
      .replacing(
        #""id" : "\#(starter.id.text)""#,
        with: #""id" : "\#(starter.id.text)", "fieldUpdatedAt" : { "name" : "2019-12-31T00:00:00Z" }"#
      )
      .replacing(
        #""sets" : 3"#,
        with: ##""sets" : 3, "fieldUpdatedAt" : { "reps" : "2019-12-31T00:00:00Z" }"##)
    let live = try SplitDocument(bytes: Array(text.utf8))
    #expect(live != starter.document && live.unknown.isEmpty)
    var folder = RoutineFolder.empty
    folder.live = [live]
    #expect(step(folder) == .leave)
  }

  @Test func `what was changed later than ours is left: a newer program's revision, or another program's edit`() {
    var folder = RoutineFolder.empty
    folder.live = [SeedFixtures.revision(of: starter, reps: 12, later: 1)]
    #expect(step(folder) == .skip(.newer))
    folder.deleted = [starter.id]
    folder.live.append(SeedFixtures.routine(1, name: "Pull"))
    #expect(step(folder) == .skip(.newer))
  }

  @Test func `a deleted starter stays away`() {
    let folder = RoutineFolder(live: [], setAside: [], deleted: [starter.id], restored: [])
    #expect(SeedReconcilePlanner.steps(for: starters, in: folder) == [.skip(.deleted), .write, .write])
  }

  @Test func `a starter that was restored and whose file is missing is written again`() {
    let folder = RoutineFolder(live: [], setAside: [], deleted: [], restored: [starter.id])
    #expect(step(folder) == .write)
  }

  @Test(arguments: ["Pull", "pull", "PULL", " Pull ", "Pull\u{A0}", "\tpULl"])
  func `a living routine of its name keeps a starter away, whatever its capitals and spaces`(_ name: String) {
    var folder = RoutineFolder.empty
    folder.live = [SeedFixtures.routine(9, name: name)]
    #expect(step(folder) == .skip(.sameName(.numbered(9))))
  }

  @Test(arguments: ["Pul", "Pull A", "Pu ll", "Pull.", ""])
  func `another name keeps no starter away`(_ name: String) {
    var folder = RoutineFolder.empty
    folder.live = [SeedFixtures.routine(9, name: name)]
    #expect(step(folder) == .write)
  }

  @Test func `a starter that is there is not kept away by its own name, nor by another routine's`() {
    var folder = RoutineFolder.empty
    folder.live = [SeedFixtures.revision(of: starter, reps: 1, later: 0), SeedFixtures.routine(9, name: "Pull")]
    #expect(step(folder) == .overwrite)
  }

  @Test func `a file that cannot be read here is never written over`() {
    let folder = RoutineFolder(live: [], setAside: [starter.id], deleted: [], restored: [])
    #expect(step(folder) == .skip(.setAside))
  }

  @Test func `a starter whose edited copy lives is deleted, even if the program stopped in between`() throws {
    let forkID = try #require(starter.id.forkOfStarter)
    var fork = starter.document
    (fork.id, fork.name, fork.updatedAt) = (forkID, "My Pull", .monday)
    var folder = RoutineFolder.empty
    folder.live = [starter.document, fork]
    #expect(step(folder) == .retire(forkID))
    folder.live = [fork]
    #expect(step(folder) == .retire(forkID))
    folder.deleted = [starter.id]
    #expect(step(folder) == .skip(.deleted))
    (folder.deleted, folder.restored, folder.live) = ([], [starter.id], [starter.document, fork])
    #expect(step(folder) == .leave)
  }
}
