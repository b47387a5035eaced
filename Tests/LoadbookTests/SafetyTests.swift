import Foundation
import Testing

/// What must not happen to a log, tried with the built program.
struct SafetyTests {
  private let now = ["--now", "2026-11-30T08:00:00Z"]

  @Test("a damaged day costs the suggestion, never the run")
  func logsBesideADamagedDay() throws {
    let shell = try Shell()
    let folder = shell.folder.appending(path: "log/Days/2026/11")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let day = folder.appending(path: "2026-11-30.json")
    try Data("{\"bad".utf8).write(to: day)
    let logged = try shell.run(["log", "run", "--minutes", "30", "--effort", "4", "--at", "7:10"] + now)
    #expect(logged.code == 0)
    #expect(try shell.run(["history"] + now).output.contains("120 AU"))
    #expect(try Data(contentsOf: day) == Data("{\"bad".utf8))
  }

  @Test("answers given at once are joined, not refused")
  func joinsAnswers() async throws {
    let shell = try Shell()
    _ = try shell.run(["ready", "90"] + now)
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<6 {
        group.addTask { try shell.run(["ready", "\(50 + number)"] + now).code }
        group.addTask { try shell.run(["sleep", "7h\(10 + number)m"] + now).code }
      }
      for try await code in group { #expect(code == 0) }
    }
    let day = try String(
      contentsOf: shell.folder.appending(path: "log/Days/2026/11/2026-11-30.json"), encoding: .utf8)
    #expect(day.contains("readinessPercent") && day.contains("sleepMinutes"))
  }

  @Test("an edit is stamped later than what it replaces, though the clock is behind")
  func stampsLater() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "lift", "--minutes", "60", "--now", "2026-11-30T08:00:00Z"])
    let id = try #require(try shell.run(["history"] + now).output.split(separator: " ").first.map(String.init))
    _ = try shell.run(["rate", id, "5", "--now", "2027-01-01T08:00:00Z"])
    _ = try shell.run(["rate", id, "8"] + now)
    let path = shell.folder.appending(path: "log/Sessions/2026/11/\(id).json")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.contains("\"updatedAt\" : \"2027-01-01T08:00:01Z\""))
    #expect(text.contains("\"effort\" : 8"))
  }

  @Test("a note and a rating need no clock; a new time does")
  func editsThoughTheClockIsBehind() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "lift", "--minutes", "60"] + now)
    let id = try #require(try shell.run(["history"] + now).output.split(separator: " ").first.map(String.init))
    let behind = ["--now", "2026-11-30T07:30:00Z"]
    #expect(try shell.run(["edit", id, "--note", "heavy", "--effort", "6"] + behind).code == 0)
    let refused = try shell.run(["edit", id, "--minutes", "50"] + behind)
    #expect(refused.code == 2 && refused.output.contains("is not over yet"), "\(refused.output)")
    #expect(try shell.run(["show", id] + now).output.contains("heavy"))
  }

  @Test("a deletion of another year shows its year")
  func deletionOfAnotherYear() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "lift", "--minutes", "60"] + now)
    let id = try #require(try shell.run(["history"] + now).output.split(separator: " ").first.map(String.init))
    _ = try shell.run(["delete", id, "--now", "2035-01-01T10:00:00Z"])
    let list = try shell.run(["deleted", "list"] + now).output
    #expect(list.contains("deleted Mon 1 Jan 2035 10:00"), "\(list)")
  }

  @Test("a deleted import stays deleted though its stub is damaged")
  func staysDeleted() throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--files", "examples"] + now)
    _ = try shell.run(["import", "examples/lunch-run.fit"] + now)
    let id = try #require(try shell.run(["history"] + now).output.split(separator: " ").first.map(String.init))
    #expect(try shell.run(["delete", id] + now).code == 0)
    let stubs = FileManager.default.enumerator(atPath: shell.folder.appending(path: "log/Stubs").path)
    let stub = try #require(stubs?.compactMap { $0 as? String }.first { $0.hasSuffix("\(id).json") })
    try Data("{".utf8).write(to: shell.folder.appending(path: "log/Stubs/\(stub)"))
    #expect(try shell.run(["import", "examples/lunch-run.fit"] + now).output.contains("already there"))
  }

  @Test("nothing is written by the machine's zone where the athlete's cannot be read")
  func refusesToGuessTheZone() throws {
    let shell = try Shell()
    _ = try shell.run(["athlete", "--zone", "Asia/Tokyo"] + now)
    let athlete = shell.folder.appending(path: "log/Athlete.json")
    let text = try String(contentsOf: athlete, encoding: .utf8)
    try text.replacingOccurrences(of: "\"schemaVersion\" : 1", with: "\"schemaVersion\" : 99")
      .write(to: athlete, atomically: true, encoding: .utf8)
    let words = ["log", "lift", "--minutes", "30", "--effort", "4", "--at", "7:10"]
    #expect(try shell.run(words + now).code == 1)
    #expect(try shell.run(words + ["--zone", "Asia/Tokyo"] + now).code == 0)
    #expect(try shell.run(["today"] + now).output.contains("loadbook check"))
  }

  @Test("what could not be saved is said to have failed")
  func namesWhatWasNotSaved() throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--files", "examples"] + now)
    let sessions = shell.folder.appending(path: "log/Sessions")
    try FileManager.default.createDirectory(at: sessions, withIntermediateDirectories: true)
    try Data().write(to: sessions.appending(path: "2026"))
    let result = try shell.run(["import", "examples/lunch-run.fit"] + now)
    #expect(result.code == 1)
    #expect(result.output.contains("failed"))
  }

  @Test("readers make nothing")
  func readersMakeNothing() throws {
    let shell = try Shell()
    for words in [["today"], ["week"], ["runs"], ["ahead"], ["history"], ["check"], ["tomorrow"], ["race", "list"]] {
      #expect(try shell.run(words + now).code == 0)
    }
    // What the device keeps for itself lies elsewhere.
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path) == [".cache"])
  }

  @Test("a link in the place of a folder of records is unknown, not empty")
  func linksAreUnknown() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "lift", "--minutes", "60", "--effort", "7"] + now)
    _ = try shell.run(["history"] + now)
    let sessions = shell.folder.appending(path: "log/Sessions")
    try FileManager.default.moveItem(at: sessions, to: shell.folder.appending(path: "elsewhere"))
    try FileManager.default.createSymbolicLink(
      at: sessions, withDestinationURL: shell.folder.appending(path: "elsewhere"))
    let today = try shell.run(["today"] + now).output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(today.contains("1 folder cannot be listed: what is new there") && !today.contains("1 file"), "\(today)")
    let check = try shell.run(["check", "--json"] + now)
    #expect(check.code == 1 && check.output.contains("\"ok\" : false") && check.output.contains("Sessions"))
    _ = try shell.run(["demo", "--files", "examples"] + now)
    #expect(try shell.run(["import", "examples"] + now).code == 1)
  }

  @Test("two files of one record are joined, the later word counts, and check says so")
  func twoFilesAreJoined() throws {
    let shell = try Shell()
    _ = try shell.run(["log", "lift", "--minutes", "60", "--effort", "7"] + now)
    let id = try #require(try shell.run(["history"] + now).output.split(separator: " ").first.map(String.init))
    let old = shell.folder.appending(path: "log/Sessions/2026/11/\(id).json")
    let copy = try Data(contentsOf: old)
    let other = shell.folder.appending(path: "log/Sessions/2026/12")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    _ = try shell.run(["rate", id, "9", "--now", "2026-11-30T09:00:00Z"])
    try FileManager.default.moveItem(at: old, to: other.appending(path: "\(id).json"))
    try copy.write(to: old)
    let check = try shell.run(["check", "--now", "2026-11-30T09:00:00Z"])
    #expect(check.code == 0 && check.output.contains("2026/12"), "\(check.output)")
    #expect(!FileManager.default.fileExists(atPath: other.appending(path: "\(id).json").path))
    let history = try shell.run(["history", "--now", "2026-11-30T09:00:00Z"])
    #expect(history.output.contains("540 AU") && !history.output.contains("loadbook check"), "\(history.output)")
  }

  @Test("a recording that begins in the future is imported and said to count later")
  func futureRecordings() throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--files", "examples"] + now)
    let result = try shell.run(["import", "examples/lunch-run.fit", "--now", "2026-11-20T08:00:00Z"])
    #expect(result.code == 0 && result.output.contains("begins in the future"))
  }
}
