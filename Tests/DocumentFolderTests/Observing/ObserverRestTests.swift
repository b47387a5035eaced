import TestSupport
import Testing

@testable import DocumentFolder

/// Whatever happened before, an observer sleeps when nothing happens any more.
@Suite struct ObserverRestTests {
  @Test func inotifyWakesAtMostEveryTwoSeconds() {
    for seed in 0..<500 as Range<UInt64> {
      var chance = SeededGenerator(seed: seed)
      var folder = PretendFolder(directories: ["": ["Splits/"], "Splits": ["\(ID.a).json"]])
      for _ in 0..<30 {
        let bits = InotifyEvent.Kinds(rawValue: 1 << UInt32.random(in: 1...15, using: &chance))
        folder.identity = Bool.random(using: &chance) ? FileIdentity(device: 1, inode: 1) : nil
        if Bool.random(using: &chance) { folder.checkRoot() }
        folder.notice(bits, ["", "Splits", "\(ID.a).json"].randomElement(using: &chance) ?? "", in: "Splits")
        folder.notice(bits, ["", "Athlete.json"].randomElement(using: &chance) ?? "", in: "")
        folder.pass(.milliseconds(Int.random(in: 0...3000, using: &chance)))
      }
      #expect(folder.pass(.seconds(600)) <= 302, "seed \(seed)")
    }
  }

  @Test(arguments: [true, false])
  func pollingLooksEveryThreeSecondsOrEveryTwoForAFolderThatIsGone(isThere: Bool) {
    var logic = PollingLogic(times: ObserverTimes(scanJitter: 0))
    var looks: [Duration] = []
    var actions = logic.handle(.started(needsScan: true), at: .zero)
    var now = Duration.zero
    while now < .seconds(60) {
      for case .look in actions {
        looks.append(now)
        _ = logic.handle(.saw(isThere ? FolderGlance() : nil, took: .zero), at: now)
      }
      now = max(now, logic.deadline)
      actions = logic.handle(.time, at: now)
    }
    #expect(looks == stride(from: 0, to: 60, by: isThere ? 3 : 2).map { .seconds($0) })
  }

  @Test func aSlowDiskIsLookedAtForATwentiethOfTheTime() {
    var logic = PollingLogic(times: ObserverTimes(scanJitter: 0))
    _ = logic.handle(.started(needsScan: false), at: .zero)
    _ = logic.handle(.saw(FolderGlance(), took: .seconds(4)), at: .seconds(4))
    #expect(logic.deadline == .seconds(84))
  }

  @Test func whatADirectoryHoldsIsNotGoneWhileItCannotBeListed() throws {
    let folder = try TemporaryFolder()
    try folder.plant("Splits/\(ID.a).json", document(ID.a))
    try folder.plant("Athlete.json", "{}")
    func glance(_ calls: any FileCalls) -> FolderGlance? {
      var walk = GlanceWalk(access: FolderAccess(root: folder.path, calls: calls), layouts: .all) { false }
      return walk.run()
    }
    let before = try #require(glance(SystemCalls()))
    var after = try #require(
      glance(FaultyCalls(failing: { call, name in call == .openDirectory && name == "Splits" }, with: .inputOutput)))
    #expect(after.unlistedDirectories == ["Splits"])
    after.fill(from: before)
    #expect(after.paths(changedSince: before) == [])
  }
}
