import Testing

@testable import DocumentFolder

@Suite struct InotifyLogicTests {
  private typealias Kinds = InotifyEvent.Kinds

  @Test func eachDirectoryIsWatchedBeforeItIsListed() {
    var folder = PretendFolder(directories: ["": ["Workouts/"], "Workouts": ["2026/"], "Workouts/2026": ["x"]])
    folder.checkRoot()
    #expect(
      folder.done == [
        "watch ", "list ", "watch Workouts", "list Workouts", "watch Workouts/2026", "list Workouts/2026",
      ])
  }

  @Test func anOverflowWatchesEverythingAgainAndAsksForAScan() {
    var folder = PretendFolder(directories: ["": ["Splits/"]])
    folder.checkRoot()
    folder.directories = ["": ["Splits/", "Races/", "Workouts/"], "Workouts": ["\(ID.a).json"]]
    folder.done = []
    folder.notice([.overflow], in: nil)
    #expect(folder.done.contains("watch Workouts"))
    folder.pass(.milliseconds(300))
    #expect(folder.batches == [FolderBatch(needsScan: true)])
  }

  @Test(arguments: [Kinds.deletedSelf, .movedSelf, .unmounted, .ignored])
  func aFolderThatGoesIsToldAtOnceAndItsReturnIsLookedForEveryTwoSeconds(kind: InotifyEvent.Kinds) {
    var folder = PretendFolder(directories: ["": ["Splits/"]])
    folder.checkRoot()
    folder.notice([.closedAfterWriting], "Athlete.json", in: "")
    folder.identity = nil
    folder.notice(kind, in: "")
    #expect(folder.batches == [FolderBatch(paths: ["Athlete.json"], isRootGone: true)])
    #expect(folder.watched.isEmpty)
    folder.done = []
    folder.pass(.seconds(10))
    #expect(folder.done == Array(repeating: "check", count: 5))
    folder.identity = FileIdentity(device: 1, inode: 1)
    folder.pass(.seconds(3))
    #expect(folder.batches.dropFirst() == [FolderBatch(needsScan: true)])
    #expect(Set(folder.watched.values) == ["", "Splits"])
  }

  @Test func anotherFolderAtThePathIsNoticedWithinHalfAMinute() {
    var folder = PretendFolder(directories: ["": ["Splits/"]])
    folder.checkRoot()
    folder.pass(.seconds(29))
    folder.identity = FileIdentity(device: 2, inode: 2)
    folder.pass(.seconds(2))
    #expect(folder.batches == [FolderBatch(needsScan: true)])
  }

  @Test func aDiskThatComesBackOverItsMountPointIsNoticedWithinTwoSeconds() {
    var folder = PretendFolder(directories: ["": ["Splits/"]])
    folder.checkRoot()
    folder.identity = FileIdentity(device: 9, inode: 9)
    folder.notice([.unmounted], in: "")
    folder.pass(.seconds(100))
    #expect(folder.batches == [FolderBatch(isRootGone: true), FolderBatch(needsScan: true)])
    folder.identity = FileIdentity(device: 1, inode: 1)
    folder.pass(.milliseconds(2300))
    #expect(folder.batches.count == 3)
    #expect(folder.batches.last == FolderBatch(needsScan: true))
  }

  @Test func aDirectoryThatMayBeEnteredAgainIsWatchedAndWhatItHoldsIsTold() {
    var folder = PretendFolder(directories: ["": ["Splits/"], "Splits": ["\(ID.a).json"]])
    folder.refused = ["Splits"]
    folder.checkRoot()
    folder.refused = []
    folder.notice([.attributes, .directory], "Splits", in: "")
    folder.pass(.seconds(1))
    #expect(folder.batches == [FolderBatch(paths: ["Splits/\(ID.a).json"])])
  }

  @Test func theWatchOfADeletedDirectoryIsForgotten() {
    var folder = PretendFolder(directories: ["": ["Workouts/"], "Workouts": ["2026/"]])
    folder.checkRoot()
    folder.notice([.deletedSelf], in: "Workouts/2026")
    folder.notice([.deleted, .directory], "2026", in: "Workouts")
    folder.notice([.created, .directory], "2026", in: "Workouts")
    #expect(folder.watched.values.filter { $0 == "Workouts/2026" }.count == 1)
    folder.pass(.seconds(1))
    #expect(folder.batches == [])
  }

  @Test func nothingIsToldWhereNothingHappensButTheHourlyScan() {
    var folder = PretendFolder(directories: ["": ["Splits/"]])
    folder.checkRoot()
    folder.pass(.seconds(3599))
    #expect(folder.batches == [])
    folder.pass(.seconds(61))
    #expect(folder.batches == [FolderBatch(needsScan: true)])
  }
}
