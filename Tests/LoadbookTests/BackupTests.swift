import Foundation
import Testing
import ZipArchive

/// Backups, and what bringing them back does to a folder that went its own way meanwhile.
struct BackupTests {
  private let shell: Shell
  private static let now = "2026-11-30T08:00:00Z"

  init() throws { shell = try Shell() }

  @discardableResult
  private func run(_ words: [String], folder: String = "log", at now: String = now) throws -> (
    output: String, code: Int32
  ) {
    try shell.run(words + ["--folder", folder, "--now", now])
  }

  private func url(_ path: String) -> URL { shell.folder.appending(path: path) }

  /// The records of a folder, stubs included, by their paths.
  private func records(_ folder: String) throws -> [String: Data] {
    var records: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: url(folder).path) ?? .init() {
      guard path.hasSuffix(".json") else { continue }
      records[path] = try Data(contentsOf: url(folder + "/" + path))
    }
    return records
  }

  private func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// An answer without its line breaks.
  private func flat(_ output: String) -> String {
    output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  private func archive(_ entries: [String: Data], as name: String = "made.zip") throws {
    try ZipWriter(path: url(name).path).write(
      entries.map { ZipEntry(path: $0.key, bytes: Array($0.value)) }, replacing: true)
  }

  private func logged(_ effort: String, at: String) throws -> String {
    let words = ["log", "lift", "--minutes", "40", "--effort", effort, "--at", at]
    return try #require(try run(words).output.split(separator: " ").first.map(String.init))
  }

  @Test("a backup brought back into an empty folder is the folder, byte for byte")
  func roundTrip() throws {
    try run(["demo"], folder: "log")
    let id = try logged("5", at: "7:00")
    try run(["delete", id])
    try write("{ \"id\" : \"broken", to: "log/Workouts/2026/11/01M8F21QA08SYWNHZPHW8512XZ.json")
    let before = try records("log")
    #expect(try run(["backup", "b.zip"]).code == 0)
    let restored = try run(["restore", "b.zip"], folder: "new")
    #expect(restored.code == 1 && restored.output.contains("01M8F21QA08SYWNHZPHW8512XZ.json"), "\(restored.output)")
    #expect(try records("new") == before.filter { !$0.key.hasSuffix("01M8F21QA08SYWNHZPHW8512XZ.json") })
  }

  @Test("a backup holds conflict copies and what is set aside, to the byte, and nothing else")
  func contents() throws {
    let id = try logged("5", at: "7:00")
    let copy = "Sessions/2026/11/\(id) (1).json"
    let broken = "Workouts/2026/11/01M8F21QA08SYWNHZPHW8512XZ.json"
    try write("{ not json", to: "log/" + copy)
    try write("{ not json either", to: "log/" + broken)
    try write("mine", to: "log/shopping.txt")
    try run(["backup", "b.zip"])
    let paths = try ZipReader(path: url("b.zip").path, limits: .standard).paths
    #expect(paths == ["Sessions/2026/11/\(id) (1).json", "Sessions/2026/11/\(id).json", broken])
  }

  @Test("a file that somebody just removed by hand is brought back, although it is still known here")
  func bringsBackWhatIsKnown() throws {
    try run(["demo"], folder: "log")
    #expect(try run(["backup", "b.zip"]).code == 0)
    let before = try records("log")
    let race = try #require(before.keys.first { $0.hasPrefix("Races/") })
    try FileManager.default.removeItem(at: url("log/" + race))
    #expect(flat(try run(["restore", "b.zip"]).output).contains("1 added"))
    #expect(try records("log") == before)
  }

  @Test("the same folder makes the same file")
  func deterministic() throws {
    try run(["demo"], folder: "log")
    try run(["backup", "a.zip"])
    try run(["backup", "b.zip"])
    #expect(try Data(contentsOf: url("a.zip")) == Data(contentsOf: url("b.zip")))
  }

  @Test("what both sides did to one record is there afterwards, and doing it again touches no file")
  func merges() throws {
    try run(["demo", "--years", "1"], folder: "log")
    try run(["start", "squat"], at: "2026-11-30T17:00:00Z")
    try run(["set"], at: "2026-11-30T17:02:00Z")
    try run(["backup", "b.zip"], at: "2026-11-30T17:03:00Z")
    try run(["restore", "b.zip"], folder: "other", at: "2026-11-30T17:03:00Z")
    try run(["set", "--reps", "4"], folder: "log", at: "2026-11-30T17:05:00Z")
    try run(["set", "--reps", "3"], folder: "other", at: "2026-11-30T17:06:00Z")
    try run(["backup", "b.zip", "--force"], folder: "other", at: "2026-11-30T17:07:00Z")
    let first = try run(["restore", "b.zip", "--json"], at: "2026-11-30T17:08:00Z")
    #expect(first.code == 0)
    let shown = try run(["workouts", "--limit", "1"], at: "2026-11-30T17:08:00Z")
    #expect(shown.output.contains("3 sets"), "\(shown.output)")
    let before = try records("log")
    let second = try run(["restore", "b.zip"], at: "2026-11-30T17:09:00Z")
    #expect(second.output.contains("unchanged") && !second.output.contains("joined"), "\(second.output)")
    #expect(try records("log") == before)
  }

  @Test("what was deleted here stays deleted, unless it is to be revived")
  func deletions() throws {
    let id = try logged("5", at: "7:00")
    try run(["backup", "b.zip"])
    try run(["delete", id], at: "2026-11-30T09:00:00Z")
    let kept = try run(["restore", "b.zip"], at: "2026-11-30T10:00:00Z")
    #expect(kept.code == 0 && kept.output.contains("1 kept deleted"), "\(kept.output)")
    #expect(try run(["show", id], at: "2026-11-30T10:00:00Z").code == 2)
    let revived = try run(["restore", "b.zip", "--revive"], at: "2026-11-30T10:00:00Z")
    #expect(revived.code == 0 && revived.output.contains("1 revived"), "\(revived.output)")
    #expect(try run(["show", id], at: "2026-11-30T10:00:00Z").code == 0)
    #expect(try run(["restore", "b.zip"], at: "2026-11-30T11:00:00Z").output.contains("1 unchanged"))
  }

  @Test("a clock that is behind revives all the same")
  func slowClock() throws {
    let id = try logged("5", at: "7:00")
    try run(["backup", "b.zip"])
    try run(["delete", id], at: "2026-11-30T09:00:00Z")
    #expect(try run(["restore", "b.zip", "--revive"], at: "2026-11-30T08:30:00Z").output.contains("1 revived"))
    #expect(try run(["show", id], at: "2026-11-30T10:00:00Z").code == 0)
  }

  @Test("a deletion mark of the backup deletes nothing here, and is kept where the record is not")
  func stubs() throws {
    let id = try logged("5", at: "7:00")
    try run(["backup", "alive.zip"])
    try run(["restore", "alive.zip"], folder: "other")
    try run(["delete", id], at: "2026-11-30T09:00:00Z")
    try run(["backup", "dead.zip"], at: "2026-11-30T09:00:00Z")
    let other = try run(["restore", "dead.zip"], folder: "other", at: "2026-11-30T09:00:00Z")
    #expect(other.code == 0 && !other.output.contains("Deletions"))
    #expect(
      other.output.contains("1 deleted in the backup, kept here")
        && other.output.contains("Sessions/2026/11/\(id).json"),
      "\(other.output)")
    #expect(try run(["show", id], folder: "other").code == 0)
    let new = try run(["restore", "dead.zip"], folder: "new", at: "2026-11-30T09:00:00Z")
    #expect(new.output.contains("1 deletion mark added") && !new.output.contains("kept here"), "\(new.output)")
    #expect(try records("new") == records("log"))
    #expect(try run(["deleted", "restore", id], folder: "new", at: "2026-11-30T10:00:00Z").code == 0)
    #expect(
      try run(["restore", "alive.zip"], folder: "new", at: "2026-11-30T10:00:00Z").output.contains("1 unchanged"))
    // What changed after the deletion is a later word than it.
    try run(["rate", id, "8"], folder: "other", at: "2026-11-30T09:30:00Z")
    #expect(!(try run(["restore", "dead.zip"], folder: "other").output.contains("kept here")))
  }

  @Test("a conflict copy in the backup is joined with its record")
  func copies() throws {
    let id = try logged("5", at: "7:00")
    let path = "Sessions/2026/11/\(id).json"
    let document = try #require(try records("log")[path])
    try run(["edit", id, "--note", "windy"], at: "2026-11-30T09:00:00Z")
    let edited = try #require(try records("log")[path])
    try archive([path: document, "Sessions/2026/11/\(id).sync-conflict-20261130-090000-ABCDEFG.json": edited])
    #expect(try run(["restore", "made.zip"], folder: "new").output.contains("1 added"))
    #expect(try run(["show", id], folder: "new").output.contains("windy"))
  }

  @Test("each file that cannot be taken has its reason, and the others are taken")
  func refusals() throws {
    let id = try logged("5", at: "7:00")
    let path = "Sessions/2026/11/\(id).json"
    let document = try #require(try records("log")[path])
    let text = String(decoding: document, as: UTF8.self)
    let newer = text.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 9")
    let others = ["01M8F21QA08SYWNHZPHW8512XA", "01M8F21QA08SYWNHZPHW8512XB", "01M8F21QA08SYWNHZPHW8512XC"]
    try archive([
      path: document, "readme.txt": Data("hello".utf8), "Splits/Photo.jpg": Data([1, 2]),
      "Sessions/2026/11/\(others[0]).json": Data(newer.replacing(id, with: others[0]).utf8),
      "Sessions/2026/11/\(others[1]).json": document, "Sessions/2026/11/\(others[2]).json": Data("{".utf8),
      "Stubs/Sessions/2026/11/\(others[2]).json": Data("{}".utf8),
    ])
    let result = try run(["restore", "made.zip"], folder: "new")
    #expect(result.code == 1)
    let words = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(
      separator: " ")
    #expect(words.contains("1 added"), "\(words)")
    #expect(words.contains("\(others[0]).json: A newer version of the program wrote it."), "\(words)")
    #expect(words.contains("\(others[1]).json: Its content belongs to “\(id)”."), "\(words)")
    #expect(words.contains("\(others[2]).json: The document cannot be read"), "\(words)")
    #expect(words.contains("2 files of the backup, left out"), "\(words)")
    #expect(try records("new").keys.sorted() == [path])
  }

  @Test("a record whose file here is set aside is refused, and its file stays as it is")
  func setAside() throws {
    let id = try logged("5", at: "7:00")
    let path = "log/Sessions/2026/11/\(id).json"
    try run(["backup", "b.zip"])
    try write("{ broken", to: path)
    // Another device: one that has never read the file.
    let result = try shell.run(
      ["restore", "b.zip", "--now", Self.now], environment: ["XDG_CACHE_HOME": url("elsewhere").path])
    #expect(
      result.code == 1 && flat(result.output).contains("Its file in the folder is set aside."), "\(result.output)")
    #expect(try String(contentsOf: url(path), encoding: .utf8) == "{ broken")
  }

  @Test("a restore that is killed at any moment leaves whole records, and the next one finishes it")
  func killed() throws {
    try run(["demo", "--years", "1"])
    try run(["backup", "b.zip"])
    let whole = try records("log")
    var (interrupted, delay, count) = (0, 0.02, 0)
    while count < whole.count {
      let (process, _) = try shell.start(["restore", "b.zip", "--folder", "new", "--now", Self.now])
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let there = try records("new")
      for (path, bytes) in there { #expect(whole[path] == bytes, "after \(delay) s: \(path)") }
      if there.count > count, there.count < whole.count { interrupted += 1 }
      (count, delay) = (there.count, delay * 2)
    }
    #expect(interrupted > 0)
    #expect(try run(["restore", "b.zip"], folder: "new").code == 0)
    #expect(try records("new") == whole)
  }

  @Test("a damaged entry is refused by name, and the others are taken")
  func damagedEntry() throws {
    let ids = [try logged("5", at: "7:00"), try logged("6", at: "6:00")]
    try run(["backup", "b.zip"])
    var bytes = Array(try Data(contentsOf: url("b.zip")))
    // The first entry's packed content begins behind its header of 30 bytes and its name of 44.
    bytes[30 + 44 + 20] ^= 0xFF
    try Data(bytes).write(to: url("b.zip"))
    let result = try run(["restore", "b.zip"], folder: "new")
    #expect(result.code == 1 && result.output.contains("1 added"), "\(result.output)")
    #expect(result.output.contains("It is damaged."))
    #expect(try ids.count { try run(["show", $0], folder: "new").code == 0 } == 1)
  }

  @Test("an archive that would lead out of the folder is refused as a whole, and nothing is made")
  func hostile() throws {
    let id = try logged("5", at: "7:00")
    let document = try #require(try records("log")["Sessions/2026/11/\(id).json"])
    try archive(["Sessions/2026/11/\(id).json": document, "AA/Sessions/x/\(id).json": document])
    // Two paths of equal length: the names in the archive can be exchanged without moving anything.
    var bytes = Array(try Data(contentsOf: url("made.zip")))
    let (from, to) = (Array("AA/Sessions/x".utf8), Array("../Sessions/x".utf8))
    for start in bytes.indices.dropLast(from.count) where Array(bytes[start..<start + from.count]) == from {
      bytes.replaceSubrange(start..<start + from.count, with: to)
    }
    try Data(bytes).write(to: url("made.zip"))
    let result = try run(["restore", "made.zip"], folder: "new")
    #expect(result.code == 1 && flat(result.output).contains("is no path that a backup holds"), "\(result.output)")
    #expect(!FileManager.default.fileExists(atPath: url("new").path))
    #expect(!FileManager.default.fileExists(atPath: url("Sessions").path))
  }

  @Test("a backup never goes into the folder itself, by whatever way it is named")
  func insideTheFolder() throws {
    _ = try logged("5", at: "7:00")
    try FileManager.default.createSymbolicLink(at: url("way"), withDestinationURL: url("log/Sessions"))
    for file in ["log/b.zip", "way/b.zip", "log/../log/b.zip", url("log/b.zip").path] {
      #expect(try run(["backup", file]).code == 2, "\(file)")
    }
    #expect(try run(["backup", "log.zip"]).code == 0)
  }

  @Test("an incomplete folder is backed up only when that is forced, and said to be incomplete")
  func incomplete() throws {
    _ = try logged("5", at: "7:00")
    // The marker is known once it was seen.
    try run(["history"])
    try FileManager.default.removeItem(at: url("log/Loadbook folder.txt"))
    let refused = try run(["backup", "b.zip"])
    #expect(refused.code == 1 && flat(refused.output).contains("is known, is missing. Connect"), "\(refused.output)")
    #expect(!FileManager.default.fileExists(atPath: url("b.zip").path))
    let forced = try run(["backup", "b.zip", "--force"])
    #expect(forced.code == 1 && flat(forced.output).contains("as incomplete as the folder"), "\(forced.output)")
    #expect(try run(["restore", "b.zip"], folder: "new").output.contains("1 added"))
  }

  @Test("a backup takes the place of no pipe, link or folder, forced or not")
  func placesThatAreTaken() throws {
    _ = try logged("5", at: "7:00")
    #expect(mkfifo(url("pipe").path, 0o600) == 0)
    try Data("mine".utf8).write(to: url("target"))
    try FileManager.default.createSymbolicLink(at: url("link"), withDestinationURL: url("target"))
    try FileManager.default.createDirectory(at: url("folder"), withIntermediateDirectories: true)
    let kinds = {
      try ["pipe", "link", "folder"].map {
        try FileManager.default.attributesOfItem(atPath: url($0).path)[.type] as? FileAttributeType
      }
    }
    let before = try kinds()
    for file in ["pipe", "link", "folder"] {
      for words in [["backup", file], ["backup", file, "--force"]] {
        let result = try run(words)
        #expect(result.code == 1 && flat(result.output).contains("is no regular file"), "\(words): \(result.output)")
      }
    }
    #expect(try kinds() == before)
    #expect(try String(contentsOf: url("target"), encoding: .utf8) == "mine")
  }

  #if os(Linux)
    @Test("a file that cannot be read is named, and the rest is backed up")
    func unreadable() throws {
      let id = try logged("5", at: "7:00")
      try FileManager.default.createSymbolicLink(
        at: url("log/Workouts"), withDestinationURL: url("elsewhere"))
      let result = try run(["backup", "b.zip"])
      #expect(
        result.code == 1 && result.output.contains("1 document") && result.output.contains("Workouts"),
        "\(result.output)")
      #expect(try ZipReader(path: url("b.zip").path, limits: .standard).paths == ["Sessions/2026/11/\(id).json"])
    }
  #endif
}
