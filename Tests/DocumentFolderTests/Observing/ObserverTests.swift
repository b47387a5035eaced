import Foundation
import Testing

@testable import DocumentFolder

/// What every observer owes.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ObserverTests {
  @Test(arguments: ObserverKind.allCases)
  func onlyWhatChangesAfterTheStartIsTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Splits/\(ID.a).json", document(ID.a))
    let watched = try await Watched(kind.observer(folder.path))
    try folder.plant("Splits/\(ID.b).json", document(ID.b))
    #expect(await eventually { watched.paths == ["Splits/\(ID.b).json"] })
    await watched.end()
    #expect(!watched.askedForScan && !watched.saidGone)
  }

  @Test(arguments: ObserverKind.allCases)
  func creationsChangesAndRemovalsAreTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Splits/\(ID.a).json", document(ID.a))
    try folder.plant("Days/2026/05/2026-05-01.json", "{}")
    let watched = try await Watched(kind.observer(folder.path))
    try folder.plant("Splits/\(ID.a).json", document(ID.a, note: "longer"))
    try folder.remove("Days/2026/05/2026-05-01.json")
    try folder.plant("Workouts/2026/05/\(ID.c).json", document(ID.c))
    try folder.plant("Stubs/Splits/\(ID.b).json", "{}")
    try folder.plant("Athlete.json", "{}")
    let expected: Set = [
      "Splits/\(ID.a).json", "Days/2026/05/2026-05-01.json", "Workouts/2026/05/\(ID.c).json",
      "Stubs/Splits/\(ID.b).json", "Athlete.json",
    ]
    #expect(await eventually { watched.paths == expected })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func anotherFileOfTheSameSizeAndTimeIsTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Splits/\(ID.a).json", document(ID.a, note: "one"))
    try folder.plant("next", document(ID.a, note: "two"))
    for path in ["Splits/\(ID.a).json", "next"] { try folder.setTime(path, secondsSince1970: 1_777_777_777) }
    let watched = try await Watched(kind.observer(folder.path))
    try folder.replace("Splits/\(ID.a).json", by: "next")
    #expect(await eventually { watched.paths == ["Splits/\(ID.a).json"] })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func conflictCopiesAndPlaceholdersAreTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.makeDirectory("Splits")
    let watched = try await Watched(kind.observer(folder.path))
    let copy = "Splits/\(ID.a).sync-conflict-20260501-120000-ABCDEFG.json"
    try folder.plant(copy, document(ID.a))
    try folder.plant("Splits/.\(ID.b).json.icloud", "")
    #expect(await eventually { watched.paths == [copy, "Splits/\(ID.b).json"] })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func privateTemporaryAndForeignFilesAreNotTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.makeDirectory("Splits")
    let watched = try await Watched(kind.observer(folder.path))
    for name in ["~\(ID.a).0a1b.7.1.tmp", ".syncthing.\(ID.a).json.tmp", "~syncthing~\(ID.a).json.tmp", "notes.txt"] {
      try folder.plant("Splits/" + name, "x")
      try folder.plant(name, "x")
    }
    try folder.plant(".stversions/Splits/\(ID.a).json", document(ID.a))
    try folder.plant("Photos/\(ID.a).json", document(ID.a))
    try folder.plant("Splits/\(ID.c).json", document(ID.c))
    #expect(await eventually { !watched.paths.isEmpty })
    await watched.end()
    #expect(watched.paths == ["Splits/\(ID.c).json"])
    #expect(!watched.askedForScan)
  }

  @Test(arguments: ObserverKind.allCases)
  func aFolderThatGoesAndComesBackIsTold(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Folder/Splits/\(ID.a).json", document(ID.a))
    let watched = try await Watched(kind.observer(folder.full("Folder")))
    try folder.move("Folder", to: "Elsewhere")
    #expect(await eventually { watched.saidGone })
    #expect(watched.told.count == 1)
    watched.forget()
    try folder.move("Elsewhere", to: "Folder")
    #expect(await eventually { watched.askedForScan })
    #expect(!watched.saidGone)
    watched.forget()
    try folder.plant("Folder/Splits/\(ID.b).json", document(ID.b))
    #expect(await eventually { watched.paths == ["Splits/\(ID.b).json"] })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func aFolderThatAppearsLaterIsScanned(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    let watched = try await Watched(kind.observer(folder.full("Folder")))
    try folder.plant("Folder/Splits/\(ID.a).json", document(ID.a))
    #expect(await eventually { watched.askedForScan })
    #expect(!watched.saidGone)
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func aFolderThatWasReplacedIsScanned(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Folder/Splits/\(ID.a).json", document(ID.a))
    try folder.plant("Other/Splits/\(ID.b).json", document(ID.b))
    try folder.link("Chosen", to: folder.full("Folder"))
    let watched = try await Watched(kind.observer(folder.full("Chosen")))
    try folder.link("next", to: folder.full("Other"))
    try folder.replace("Chosen", by: "next")
    let both: Set = ["Splits/\(ID.a).json", "Splits/\(ID.b).json"]
    #expect(await eventually { watched.askedForScan || watched.paths == both })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func aLinkInTheWayOfADirectoryAsksForAScan(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    let watched = try await Watched(kind.observer(folder.path))
    try folder.link("Workouts", to: "/nowhere")
    #expect(await eventually { watched.askedForScan })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func aMarkerThatGoesAsksForAScan(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant(FolderMarker.name, FolderMarker.text)
    let watched = try await Watched(kind.observer(folder.path))
    try folder.remove(FolderMarker.name)
    #expect(await eventually { watched.askedForScan })
    await watched.end()
  }

  @Test(arguments: ObserverKind.allCases)
  func stoppingEndsTheStreamAndClosesEverything(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    try folder.plant("Workouts/2026/05/\(ID.a).json", document(ID.a))
    let observer = kind.observer(folder.path)
    for _ in 0..<300 {
      let stream = try await observer.start()
      await observer.stop()
      for await _ in stream {}
    }
    // Other tests of this process open files meanwhile; a leak would be hundreds.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    #expect(open < 200)
  }

  @Test(arguments: ObserverKind.allCases)
  func anObserverCanStartAgain(kind: ObserverKind) async throws {
    let folder = try TemporaryFolder()
    let observer = kind.observer(folder.path)
    let first = try await observer.start()
    let watched = try await Watched(observer)
    for await _ in first {}
    try folder.plant("Athlete.json", "{}")
    #expect(await eventually { watched.paths == ["Athlete.json"] })
    await watched.end()
  }
}
