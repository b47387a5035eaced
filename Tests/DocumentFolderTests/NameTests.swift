import Testing

@testable import DocumentFolder

@Suite struct NameTests {
  static let id = ID.a

  private func meaning(_ name: String, _ naming: DocumentNaming = .ulid) -> NameMeaning {
    naming.meaning(of: FileName(Array(name.utf8)))
  }

  @Test func aULIDWithItsEndingIsADocument() {
    #expect(meaning("\(Self.id).json") == .document(id: Self.id))
    #expect(meaning("7ZZZZZZZZZZZZZZZZZZZZZZZZZ.json") == .document(id: "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"))
  }

  @Test(arguments: [
    "\(id).sync-conflict-20261130-041019-26CITSP.json", "\(id).sync-conflict-20150920-041019.json",
    "\(id) (conflicted copy 2026-05-01 101500).json", "\(id) (conflicted copy alice 2026-05-01 101500).json",
    "\(id)_conflict-20150918-101500.json", "\(id) (Ann's conflicted copy 2026-05-01).json",
    "\(id) (In Konflikt stehende Kopie von Ann 2026-05-01).json", "\(id) (Case Conflict 1).json",
    "\(id)-DESKTOP-AB12CD3.json", "\(id)-pc-safeBackup-0001.json", "\(id).Conflict.json", "\(id) 2.json",
    "\(id) (1).json", "Copy of \(id).json", "Копия \(id).json", "\(id) [conflicted].json", "\(id.lowercased()).json",
    "\(id).JSON", "\(id).json.sync-conflict-20261130-041019.json",
  ])
  func aULIDWithinANameIsPerhapsACopy(name: String) {
    #expect(meaning(name) == .copy(id: Self.id), "\(name)")
  }

  @Test(arguments: [
    ".syncthing.\(id).json.tmp", "~syncthing~\(id).json.tmp", ".\(id).json.~1a2b3c4d", ".dat.nosync36EA.3awGBx",
    "._\(id).json", "\(id).json~", "\(id).json.!sync", "\(id).json.!Sync", "~\(id).ab12.4711.3.tmp",
    "\(id).json.part", "\(id).json.crdownload", ".\(id).json.swp", ".nfs000000000001", ".fuse_hidden0001",
    ".~lock.\(id).json#", "~$notes.json", ".DS_Store", "desktop.ini", "Icon\r", ".notes.json.icloud",
  ])
  func privateFilesOfOthersAreIgnored(name: String) {
    #expect(meaning(name) == .ignored, "\(name)")
  }

  @Test(arguments: [
    "notes.json", "8\(id.dropFirst()).json", "X\(id).json", "\(id)Z.json", "\(id)", "\(id).txt", "\(id).json.bak",
    "01HF7YAT00X0X0X0X0X0X0X0XU.json", "01HF7YAT00X0X0X0X0X0X0X0X.json", ".json", "", "2026-05-01.json",
    ".x.~123456789", ".hidden.json",
  ])
  func everythingElseIsForeign(name: String) {
    #expect(meaning(name) == .foreign, "\(name)")
  }

  @Test func aPlaceholderNamesItsDocument() {
    #expect(meaning(".\(Self.id).json.icloud") == .placeholder(id: Self.id))
    #expect(meaning(".2026-05-01.json.icloud", .day) == .placeholder(id: "2026-05-01"))
  }

  @Test func daysAreNamedByTheFirstDateInTheName() {
    #expect(meaning("2024-02-29.json", .day) == .document(id: "2024-02-29"))
    #expect(meaning("2026-05-01 (conflicted copy 2026-05-02 101500).json", .day) == .copy(id: "2026-05-01"))
    #expect(meaning("2026-05-01.sync-conflict-20261130-041019-26CITSP.json", .day) == .copy(id: "2026-05-01"))
    for name in ["2023-02-29.json", "2026-13-01.json", "2026-04-31.json", "2026-5-1.json", "12026-05-011.json"] {
      #expect(meaning(name, .day) == .foreign, "\(name)")
    }
  }

  @Test func theAthleteIsFoundByTheWord() {
    let athlete = DocumentNaming.fixed("Athlete")
    #expect(meaning("Athlete.json", athlete) == .document(id: "Athlete"))
    #expect(meaning("Athlete 2.json", athlete) == .copy(id: "Athlete"))
    #expect(meaning("athlete.json", athlete) == .copy(id: "Athlete"))
    #expect(meaning("Athletes.json", athlete) == .foreign)
  }
}
