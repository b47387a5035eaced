import Foundation
import Testing

/// Imports through the built program, as a user does them.
struct ImportTests {
  private struct Output: Decodable {
    struct File: Decodable {
      struct Problem: Decodable {
        var at: String
        var what: String
      }
      var path: String
      var format: String?
      var result: String
      var added: Int
      var unchanged: Int
      var problems: [Problem]
    }
    var files: [File]
    var added: Int
    var failed: Int
  }

  private struct Session: Decodable {
    var id: String
    var activity: String
    var effort: Double?
    var minutes: Double?
    var source: String?
  }

  private let now = ["--now", "2026-11-30T08:00:00Z"]

  private func json<Value: Decodable>(_ shell: Shell, _ words: [String], as type: Value.Type, code: Int32 = 0) throws
    -> Value
  {
    let result = try shell.run(words + ["--json"] + now)
    #expect(result.code == code, "\(words)")
    return try JSONDecoder().decode(type, from: Data(result.output.utf8))
  }

  @Test("importing twice adds nothing, and what she edited or deleted stays so, whatever the zone")
  func importsOnce() throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--files", "examples"] + now)
    let first = try json(shell, ["import", "examples", "--zone", "UTC"], as: Output.self, code: 1)
    #expect(first.added == 13)
    let before = try json(shell, ["history", "--zone", "UTC"], as: [Session].self)
    let run = try #require(before.first { $0.activity == "run" })
    let lift = try #require(before.first { $0.source == "hevy" })
    #expect(try shell.run(["edit", run.id, "--minutes", "50"] + now).code == 0)
    #expect(try shell.run(["delete", lift.id] + now).code == 0)

    for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
      let again = try json(shell, ["import", "examples", "--zone", zone], as: Output.self, code: 1)
      #expect(again.added == 0, "\(zone)")
      #expect(again.files.allSatisfy { $0.result == "unchanged" }, "\(zone)")
    }
    let after = try json(shell, ["history", "--zone", "UTC"], as: [Session].self)
    #expect(after.map(\.id) == before.map(\.id).filter { $0 != lift.id })
    #expect(after.first { $0.id == run.id }?.minutes == 50)
  }

  @Test("a bad file stops nothing, and every loss is named with its place")
  func namesLosses() throws {
    let shell = try Shell()
    _ = try shell.run(["demo", "--files", "examples"] + now)
    let folder = shell.folder.appending(path: "examples")
    try Data("not a recording".utf8).write(to: folder.appending(path: "a.fit"))
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "loop"), withDestinationURL: folder)
    let output = try json(shell, ["import", "missing.fit", "examples"], as: Output.self, code: 1)
    #expect(output.failed == 1)
    #expect(output.files.first?.result == "failed")
    #expect(output.files.first { $0.path.hasSuffix("a.fit") }?.result == "skipped")
    #expect(output.added == 13)
    let hevy = try #require(output.files.first { $0.format == "hevy" })
    #expect(hevy.problems.contains { $0.at.hasPrefix("line ") })
    #expect(!output.files.contains { $0.path.contains("loop") })
  }

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/samples").standardizedFileURL

  @Test(
    "files of real devices and apps are read, each with one line of result",
    .enabled(
      if: FileManager.default.fileExists(atPath: samples.path), "skipped: no folder of samples beside this checkout"))
  func readsSamples() throws {
    let shell = try Shell()
    let folders = ["fit", "hevy", "made"].map { Self.samples.appending(path: $0).path }
    let output = try json(shell, ["import"] + folders, as: Output.self)
    let results = Dictionary(uniqueKeysWithValues: output.files.map { (URL(filePath: $0.path).lastPathComponent, $0) })
    // What each file holds, counted by hand and by other readers. Five of the FIT files are one and the same recording.
    let sameRecording = [
      "Activity_min.fit", "chained_corrupt_second_header.fit", "chained_two_activities.fit", "crc_bad.fit",
      "eof_short.fit",
    ]
    #expect(sameRecording.compactMap { results[$0] }.reduce(0) { $0 + $1.added + $1.unchanged } == 5)
    #expect(sameRecording.compactMap { results[$0] }.reduce(0) { $0 + $1.added } == 1)
    #expect(results["compressed_timestamps.fit"]?.added == 1)
    #expect(results["dev_id_without_app_id.fit"]?.added == 1)
    #expect(results["hr_in_hr_messages_swim.fit"]?.added == 1)
    #expect(results["multisport_summary_first.fit"]?.added == 3)
    #expect(results["strength_suunto_no_sets.fit"]?.added == 1)
    #expect(results["unterminated_strings.fit"]?.added == 1)
    #expect(results["workout_plan_steps.fit"]?.result == "skipped")
    #expect(results["hevy_blank_weight.csv"]?.added == 17)
    #expect(results["hevy_french_months.csv"]?.added == 5)
    #expect(results["hevy_lbs_miles.csv"]?.added == 1)
    #expect(results["strong_semicolon_new_workoutno.csv"]?.result == "skipped")
    #expect(results["apple_export_ios16.xml"]?.result == "skipped")
    #expect(output.failed == 0)
  }
}
