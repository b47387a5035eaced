import Testing

@testable import DocumentFolder

/// Names that the services of today give to second, unfinished and private files, one list a service.
@Suite struct ServiceNameTests {
  static let id = ID.a

  static let copies: [(service: String, names: [String])] = [
    (
      "Syncthing",
      [
        "\(id).sync-conflict-20260601-101500-ABCDEFG.json", "\(id).sync-conflict-20260601-101500.json",
        "\(id).sync-conflict-20260601-101500-ABCDEFG.sync-conflict-20260602-101500-HIJKLMN.json",
      ]
    ),
    (
      "Nextcloud and ownCloud",
      [
        "\(id) (conflicted copy 2026-06-01 101500).json", "\(id) (conflicted copy Ann 2026-06-01 101500).json",
        "\(id)_conflict-20260601-101500.json", "\(id)_conflict-ann-20260601-101500.json",
        "\(id) (case clash from ann 2026-06-01 101500).json",
        "\(id) (conflicted copy 2026-06-01 101500) (conflicted copy 2026-06-02 101500).json",
      ]
    ),
    (
      "Dropbox",
      [
        "\(id) (Ann's conflicted copy 2026-06-01).json", "\(id) (conflicted copy).json",
        "\(id) (Ann's conflicted copy 2026-06-01 (1)).json", "\(id) (Case Conflict).json",
        "\(id) (Case Conflict 2).json", "\(id) (Unicode Encoding Conflict).json", "\(id) (White space conflict).json",
        "\(id) (Selective Sync Conflict).json",
      ]
    ),
    (
      "Dropbox in other languages",
      [
        "\(id) (In Konflikt stehende Kopie von Ann 2026-06-01).json",
        "\(id) (Copie en conflit de Ann 2026-06-01).json", "\(id) (copia en conflicto de Ann 2026-06-01).json",
        "\(id) (Copia in conflitto di Ann 2026-06-01).json", "\(id) (конфликтующая копия с Ann 2026-06-01).json",
        "\(id) (Annさんの競合コピー 2026-06-01).json", "\(id) (Ann 的冲突副本 2026-06-01).json",
        "\(id) (نسخة متعارضة 2026-06-01).json",
      ]
    ),
    (
      "OneDrive",
      [
        "\(id)-ANNS-LAPTOP.json", "\(id)-ANNS-LAPTOP-2.json", "\(id)-pc-safeBackup-0001.json",
        "\(id)-ann-pc-safeBackup-0012.json",
      ]
    ),
    ("Google Drive", ["\(id) (1).json", "\(id) (12).json", "\(id)(1).json"]),
    ("Resilio", ["\(id).Conflict.json", "\(id).Conflict2.json"]),
    ("iCloud Drive and the Finder", ["\(id) 2.json", "\(id) 12.json", "\(id) copy.json", "\(id) copy 2.json"]),
    ("pCloud and kDrive", ["\(id) [conflicted].json", "\(id) (conflicted).json", "\(id)_conflict.json"]),
    (
      "people and file managers",
      [
        "Copy of \(id).json", "Kopie von \(id).json", "copie de \(id).json", "\(id) - Copy.json",
        "\(id) - Kopie (2).json", "backup_\(id).json".replacing("_", with: " "), "\(id).json.json", "\(id).JSON",
        "\(id.lowercased()).json", "\(id) (Ann’s “old” one).json",
      ]
    ),
  ]

  static let ignored: [(service: String, names: [String])] = [
    ("Syncthing", [".syncthing.\(id).json.tmp", "~syncthing~\(id).json.tmp", ".syncthing.4f1c.tmp", ".stignore"]),
    (
      "Nextcloud and ownCloud",
      [
        ".\(id).json.~1a2b", ".\(id).json.~1a2b3c4d", ".sync_1a2b.db", "._sync_1a2b.db", ".owncloudsync.log.1",
        ".nextcloudsync.log", "\(id).json.part", "\(id).json.filepart", ".\(id).json.swp",
      ]
    ),
    ("Dropbox", ["~$\(id).json", ".~\(id).json", "~\(id).tmp", ".dropbox", ".dropbox.attr"]),
    ("OneDrive", ["\(id).json.tmp", "~\(id).json", "\(id).json.partial", "desktop.ini"]),
    ("Google Drive and browsers", ["\(id).json.crdownload"]),
    ("Resilio", ["\(id).json.!sync", "\(id).json.!Sync", "\(id).json.bts"]),
    ("iCloud Drive", ["notes.json.icloud", ".notes.json.icloud", ".\(id).json.icloud-part"]),
    (
      "systems and editors",
      [
        "._\(id).json", ".DS_Store", "Thumbs.db", "Icon\r", "\(id).json~", ".nfs000000000a1b2c3d", ".fuse_hidden00ab",
        ".goutputstream-AB12", ".dat.nosync36EA.3awGBx", ".sb-1a2b-\(id).json", ".~lock.\(id).json#",
      ]
    ),
    ("this program", ["~\(id).ab12.4711.3.tmp"]),
  ]

  private func meaning(_ name: String, _ naming: DocumentNaming = .ulid) -> NameMeaning {
    naming.meaning(of: FileName(Array(name.utf8)))
  }

  @Test func everyServicesConflictCopyIsFoundByTheIdentifierInItsName() {
    for (service, names) in Self.copies {
      for name in names { #expect(meaning(name) == .copy(id: Self.id), "\(service): \(name)") }
    }
  }

  @Test func everyServicesConflictCopyOfADayIsFoundByItsFirstDate() {
    for (service, names) in Self.copies {
      for name in names where !name.contains(Self.id.lowercased()) {
        let day = name.replacing(Self.id, with: "2026-05-01")
        #expect(meaning(day, .day) == .copy(id: "2026-05-01"), "\(service): \(day)")
      }
    }
  }

  @Test func everyServicesConflictCopyOfTheAthleteIsFoundByTheWord() {
    for (service, names) in Self.copies {
      for name in names where !name.contains(Self.id.lowercased()) {
        let athlete = name.replacing(Self.id, with: "Athlete")
        #expect(meaning(athlete, .fixed("Athlete")) == .copy(id: "Athlete"), "\(service): \(athlete)")
      }
    }
  }

  @Test func everyServicesPrivateFilesAreLeftAlone() {
    for (service, names) in Self.ignored {
      for name in names { #expect(meaning(name) == .ignored, "\(service): \(name)") }
    }
  }

  @Test func anEditThatWasKeptAsideIsACopy() {
    #expect(meaning(WriterMark.test.keptName(id: Self.id, number: 3)) == .copy(id: Self.id))
    #expect(!WriterMark.test.made(WriterMark.test.keptName(id: Self.id, number: 3)), "and no stray")
    #expect(meaning(WriterMark.test.keptName(id: "2026-05-01", number: 3), .day) == .copy(id: "2026-05-01"))
  }

  @Test func aServicesOwnDirectoriesAreNotEntered() throws {
    let folder = try TemporaryFolder()
    for directory in [
      ".stfolder", ".stversions", ".sync", ".dropbox.cache", ".Trash", ".tmp.drivedownload", ".tmp.driveupload",
    ] {
      try folder.plant("\(directory)/Splits/\(Self.id).json", "{}")
      try folder.plant("Splits/\(directory)/\(Self.id).json", "{}")
    }
    let listing = try folder.store().list()
    #expect(listing.documents.isEmpty && listing.foreignFiles.isEmpty && listing.candidates.isEmpty)
  }
}
