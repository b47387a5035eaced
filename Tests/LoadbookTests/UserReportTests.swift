import Foundation
import Testing

/// Losses that users of such programs have reported, tried with the built program.
struct UserReportTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    _ = try answer("routines", "add", "Push", "--exercise", "Bench Press 3x8 60kg", at: "2026-11-01T08:00:00Z")
  }

  @Test("changing or deleting a routine changes no workout that was made from it")
  func plansTouchNoLogs() throws {
    let workout = try answer("start", "push", at: "2026-11-30T17:00:00Z")
    _ = try answer("set", "--reps", "7", at: "2026-11-30T17:02:00Z")
    let before = try file(workout)
    _ = try answer("routines", "edit", "push", "--change", "Bench Press 5x5 90kg", at: "2026-11-30T17:03:00Z")
    #expect(try file(workout) == before)
    _ = try answer("routines", "delete", "push", at: "2026-11-30T17:04:00Z")
    #expect(try file(workout) == before)
    #expect(try shell.run(["workouts", "--now", "2026-11-30T17:05:00Z"]).output.contains("Push"))
  }

  @Test("a running workout is there after a night and the end of every program, and goes on when asked")
  func survivesANight() throws {
    let workout = try answer("start", "push", at: "2026-11-30T20:00:00Z")
    _ = try answer("set", "--reps", "7", at: "2026-11-30T20:02:00Z")
    let id = try #require(workout["id"])
    _ = try answer("set", "--reps", "6", "--workout", id, at: "2026-12-01T07:00:00Z")
    #expect(try repetitions(workout) == [7, 6])
  }

  @Test("a workout that passes midnight stays whole, on the day and in the month that it began in")
  func passesMidnight() throws {
    let workout = try answer("start", "push", at: "2026-11-30T23:55:00Z")
    _ = try answer("set", "--reps", "8", at: "2026-11-30T23:58:00Z")
    _ = try answer("set", "--reps", "7", at: "2026-12-01T00:03:00Z")
    _ = try answer("finish", at: "2026-12-01T00:05:00Z")
    #expect(try #require(workout["path"]).hasPrefix("Workouts/2026/11/"))
    #expect(try repetitions(workout) == [8, 7])
    let listed = try shell.run(["workouts", "--now", "2026-12-01T08:00:00Z"])
    #expect(listed.output.contains("Mon 30 Nov 23:55"))
  }

  @Test("changing an old workout leaves the running one alone")
  func editsTheOldOneOnly() throws {
    let old = try answer("start", "push", at: "2026-11-28T17:00:00Z")
    _ = try answer("set", at: "2026-11-28T17:02:00Z")
    _ = try answer("finish", at: "2026-11-28T17:30:00Z")
    let running = try answer("start", "push", at: "2026-11-30T17:00:00Z")
    _ = try answer("set", "--reps", "7", at: "2026-11-30T17:02:00Z")
    let before = try file(running)
    _ = try answer("edit", try #require(old["id"]), "--note", "felt heavy", at: "2026-11-30T17:03:00Z")
    #expect(try file(running) == before)
    #expect(try file(old).contains("felt heavy"))
  }

  @Test("a workout that begins right after another was deleted stays, and the deleted one does not come back")
  func deletesOneAndStartsAnother() throws {
    let deleted = try answer("start", "push", at: "2026-11-30T17:00:00Z")
    _ = try answer("set", "--reps", "5", at: "2026-11-30T17:02:00Z")
    _ = try answer("delete", try #require(deleted["id"]), at: "2026-11-30T17:03:00Z")
    let kept = try answer("start", "push", at: "2026-11-30T17:03:00Z")
    _ = try answer("set", "--reps", "6", at: "2026-11-30T17:04:00Z")
    #expect(try repetitions(kept) == [6])
    #expect(throws: (any Error).self) { try file(deleted) }
  }

  /// What the command says with `--json`: the members that are text.
  private func answer(_ words: String..., at now: String) throws -> [String: String] {
    let done = try shell.run(words + ["--json", "--now", now])
    #expect(done.code == 0, "\(words): \(done.output)")
    let object = try JSONSerialization.jsonObject(with: Data(done.output.utf8)) as? [String: Any]
    return try #require(object).compactMapValues { $0 as? String }
  }

  private func file(_ record: [String: String]) throws -> String {
    let path = try #require(record["path"])
    return try String(contentsOf: shell.folder.appending(path: "log/" + path), encoding: .utf8)
  }

  private func repetitions(_ workout: [String: String]) throws -> [Int] {
    let object = try JSONSerialization.jsonObject(with: Data(try file(workout).utf8)) as? [String: Any]
    let logs = try #require(object?["logs"] as? [[String: Any]])
    return logs.flatMap { $0["setEntries"] as? [[String: Any]] ?? [] }.compactMap { $0["reps"] as? Int }
  }
}
