extension FileName {
  /// Whether the name is one that sync services, editors or systems give to their private and unfinished files.
  ///
  /// Sources: the ignore lists of Syncthing, Nextcloud, ownCloud, Dropbox, OneDrive, Resilio and iCloud Drive.
  var isPrivate: Bool {
    Self.prefixes.contains { starts(with: $0) } || Self.suffixes.contains { ends(with: $0) }
      || Self.names.contains { starts(with: $0) && bytes.count == $0.utf8CodeUnitCount } || isNextcloudDownload
  }

  /// Whether a directory of this name belongs to a sync service or another program.
  var isPrivateDirectory: Bool {
    Self.directories.contains { starts(with: $0) && bytes.count == $0.utf8CodeUnitCount }
  }

  private static let prefixes: [StaticString] = [
    "~", ".~", "._", ".syncthing.", ".sync_", ".owncloudsync.log", ".nextcloudsync.log", ".csync_journal.db", ".sb-",
    ".dat.nosync", ".fuse_hidden", ".nfs", ".goutputstream-",
  ]

  private static let suffixes: [StaticString] = [
    "~", ".tmp", ".part", ".partial", ".filepart", ".crdownload", ".swp", ".lock", ".bts", ".icloud", ".icloud-part",
    ".nosync", ".!sync", ".!Sync", ".!ut",
  ]

  private static let names: [StaticString] = [
    ".DS_Store", "desktop.ini", "Thumbs.db", "Icon\r", ".stignore", ".dropbox", ".dropbox.attr",
  ]

  private static let directories: [StaticString] = [
    ".stfolder", ".stversions", ".sync", ".dropbox.cache", ".Trash", ".tmp.drivedownload", ".tmp.driveupload",
    ".TemporaryItems", ".owncloudsync", ".git",
  ]

  /// `.<name>.~<1 to 8 hexadecimal digits>`.
  private var isNextcloudDownload: Bool {
    let digits = bytes.reversed().prefix { ASCII.isLowerHexadecimal($0) }.count
    return starts(with: ".") && (1...8).contains(digits) && bytes.dropLast(digits).suffix(2).elementsEqual(".~".utf8)
  }
}
