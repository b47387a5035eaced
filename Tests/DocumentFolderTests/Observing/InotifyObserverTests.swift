#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import Testing

  @testable import DocumentFolder

  @Suite(.serialized, .timeLimit(.minutes(5))) struct InotifyObserverTests {
    @Test func filesWrittenIntoNewMonthFoldersAtOnceAreAllTold() async throws {
      let folder = try TemporaryFolder()
      let watched = try await Watched(ObserverKind.inotify.observer(folder.path))
      let paths = (0..<200).map { "Workouts/20\(10 + $0 % 25)/\(10 + $0 % 3)/\(identifier($0)).json" }
      for path in paths { try folder.plant(path, "{}") }
      #expect(await eventually { watched.paths == Set(paths) })
      await watched.end()
    }

    @Test(.enabled(if: queueLimit < 50_000, "this machine's queue holds too much"))
    func moreEventsThanTheQueueHoldsAskForAScan() async throws {
      let folder = try TemporaryFolder()
      try folder.makeDirectory("Workouts/2026/05")
      let calls = HeldInotify()
      let watched = try await Watched(folder.observer(calls))
      calls.hold()
      let paths = (0..<20_000).map { "Workouts/2026/05/\(identifier($0)).json" }
      for path in paths { try Data().write(to: URL(fileURLWithPath: folder.full(path))) }
      try folder.plant("Workouts/2026/06/\(ID.a).json", "{}")
      calls.letGo()
      #expect(await eventually { watched.askedForScan })
      watched.forget()
      // The month that was made while nobody listened is watched now.
      try folder.plant("Workouts/2026/06/\(ID.b).json", "{}")
      #expect(await eventually { watched.paths.contains("Workouts/2026/06/\(ID.b).json") })
      await watched.end()
    }

    @Test func aReplacementAsSyncthingMakesItIsOnePath() async throws {
      let folder = try TemporaryFolder()
      try folder.plant("Splits/\(ID.a).json", document(ID.a))
      let watched = try await Watched(ObserverKind.inotify.observer(folder.path))
      try folder.plant("Splits/.syncthing.\(ID.a).json.tmp", document(ID.a, note: "from afar"))
      try folder.remove("Splits/\(ID.a).json")
      try folder.replace("Splits/\(ID.a).json", by: "Splits/.syncthing.\(ID.a).json.tmp")
      try folder.setAge("Splits/\(ID.a).json", seconds: 5)
      #expect(await eventually { !watched.paths.isEmpty })
      await watched.end()
      #expect(watched.paths == ["Splits/\(ID.a).json"])
      #expect(!watched.askedForScan)
    }

    @Test func aMonthThatIsMovedIsFollowed() async throws {
      let folder = try TemporaryFolder()
      try folder.plant("Workouts/2026/05/\(ID.a).json", document(ID.a))
      let watched = try await Watched(ObserverKind.inotify.observer(folder.path))
      try folder.move("Workouts/2026/05", to: "Workouts/2026/06")
      #expect(await eventually { watched.askedForScan && watched.paths == ["Workouts/2026/06/\(ID.a).json"] })
      try folder.plant("Workouts/2026/06/\(ID.b).json", document(ID.b))
      #expect(await eventually { watched.paths.contains("Workouts/2026/06/\(ID.b).json") })
      try folder.move("Workouts/2026/06", to: "elsewhere")
      watched.forget()
      try folder.plant("elsewhere/\(ID.c).json", document(ID.c))
      try folder.plant("Athlete.json", "{}")
      #expect(await eventually { watched.paths.contains("Athlete.json") })
      await watched.end()
      #expect(watched.paths == ["Athlete.json"])
    }

    @Test(arguments: [SystemError.noSpace, .tooManyOpenFiles, .unsupported], [1, 3])
    func whereWatchesAreRefusedItPolls(error: SystemError, call: Int) async throws {
      let folder = try TemporaryFolder()
      try folder.makeDirectory("Workouts")
      let calls = RefusingInotify(error: error, watchesBefore: call - 1)
      let watched = try await Watched(folder.observer(calls))
      let paths: Set = ["Workouts/2026/05/\(ID.a).json", "Workouts/2026/05/\(ID.b).json"]
      try folder.plant("Workouts/2026/05/\(ID.a).json", document(ID.a))
      #expect(await eventually { calls.hasClosed && watched.askedForScan })
      try folder.plant("Workouts/2026/05/\(ID.b).json", document(ID.b))
      #expect(await eventually { watched.paths.union([paths.min() ?? ""]) == paths })
      await watched.end()
    }

    @Test func aFolderOnASharedDiskIsPolled() async throws {
      let folder = try TemporaryFolder()
      let table = try #require(try? MountTable().text)
      let remote = table.replacing(#/ - [^ ]+ /#, with: " - fuse.sshfs ")
      let calls = RefusingInotify(real: SystemInotify { MountTable(text: remote) })
      let watched = try await Watched(folder.observer(calls))
      #expect(await eventually { calls.hasClosed && watched.askedForScan })
      try folder.plant("Athlete.json", "{}")
      #expect(await eventually { watched.paths == ["Athlete.json"] })
      await watched.end()
    }

    @Test func theTableOfMountsTellsWhichDisksOthersWriteTo() {
      let table = MountTable(
        text: """
          22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
          48 22 0:45 / /home/ann/My\\040Remote rw,nosuid shared:9 master:2 - fuse.sshfs ann@host: rw,user_id=1000
          49 22 0:260 / /mnt/share rw - cifs //host/share rw
          50 22 8:17 / /media/stick rw - fuseblk /dev/sdb1 rw
          """)
      #expect(table.fileSystem(ofDevice: 254 << 8 | 1) == "ext4")
      #expect(table.fileSystem(ofDevice: 45) == "fuse.sshfs")
      #expect(table.fileSystem(ofDevice: 1 << 20 | 4) == "cifs")
      #expect(table.fileSystem(ofDevice: 99) == nil)
      #expect(["fuse.sshfs", "cifs", "nfs4", "9p"].allSatisfy(MountTable.isShared))
      #expect(!["ext4", "btrfs", "fuseblk", "tmpfs", "overlay"].contains(where: MountTable.isShared))
    }
  }

  private let queueLimit =
    (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
    .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0

  /// 26 characters that name a document.
  private func identifier(_ number: Int) -> String {
    let digits = String(number)
    return "01HF7YAT00X0X0X0X0" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  extension TemporaryFolder {
    fileprivate func observer(_ calls: any InotifyCalls) -> InotifyObserver {
      InotifyObserver(path: path, layouts: .all, times: .short, calls: calls, elapsed: testTime)
    }
  }
#endif
