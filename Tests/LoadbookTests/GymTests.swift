import Foundation
import Testing

/// Workouts that two terminals or days lie between.
struct GymTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @discardableResult
  private func run(_ words: [String], at now: String) throws -> (output: String, code: Int32) {
    try shell.run(words + ["--now", "2026-11-30T" + now + "Z"])
  }

  private func sets(at now: String) throws -> [[String: Any]] {
    let list = try run(["workouts", "--limit", "1", "--json"], at: now).output
    let workouts = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    let id = try #require(workouts.first?["id"] as? String)
    let shown = try run(["show", id, "--json"], at: now).output
    let record = try #require(try JSONSerialization.jsonObject(with: Data(shown.utf8)) as? [String: Any])
    let document = try #require(record["document"] as? [String: Any])
    let logs = try #require(document["logs"] as? [[String: Any]])
    return logs.flatMap { $0["setEntries"] as? [[String: Any]] ?? [] }
  }

  @Test("sets that two terminals record in one second are all there, each under its own identifier")
  func twoTerminals() async throws {
    try run(["start", "Full Body A"], at: "17:00:00")
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<4 { group.addTask { try run(["set"], at: "17:05:00").code } }
      for try await code in group { #expect(code == 0) }
    }
    let sets = try sets(at: "17:06:00")
    #expect(sets.count == 4)
    #expect(Set(sets.compactMap { $0["id"] as? String }).count == 4)
  }

  @Test("a workout that was forgotten ends with its last set, and a set is not put into it unawares")
  func forgotten() throws {
    try run(["start", "Full Body A"], at: "06:00:00")
    try run(["set"], at: "06:05:00")
    let late = try run(["set"], at: "19:00:00")
    #expect(late.code == 0 && late.output.contains("was still running"), "\(late.output)")
    let over = try shell.run(["finish", "--now", "2026-12-02T08:00:00Z"])
    #expect(over.code == 0, "\(over.output)")
    let list = try shell.run(["workouts", "--json", "--now", "2026-12-02T08:00:00Z"]).output
    #expect(list.contains("\"end\" : \"2026-11-30T19:00:00Z\""), "\(list)")
  }

  @Test("a clock that is behind ends no workout before its start or its newest set")
  func slowClock() throws {
    try run(["start", "Full Body A"], at: "10:00:00")
    try run(["set"], at: "09:00:00")
    #expect(try sets(at: "10:00:00").compactMap { $0["completedAt"] as? String } == ["2026-11-30T10:00:00Z"])
    try run(["set"], at: "10:10:00")
    #expect(try run(["finish"], at: "09:30:00").code == 0)
    let list = try run(["workouts", "--json"], at: "11:00:00").output
    #expect(list.contains("\"end\" : \"2026-11-30T10:10:00Z\""), "\(list)")
  }

  @Test("every set of a whole workout is recorded as planned, the last one ends it, and it can be rated")
  func wholeWorkout() throws {
    var answer = try run(["start", "Full Body A"], at: "17:00:00").output
    var count = 0
    while answer.contains("Next"), count < 60 {
      let minute = String(100 + count % 60).dropFirst()
      answer = try run(["set"], at: "18:\(minute):00").output
      count += 1
    }
    #expect(answer.contains("In all") && answer.contains("finish --effort 7"), "\(answer)")
    #expect(try run(["set"], at: "18:59:00").code == 1)
    #expect(try sets(at: "18:59:00").count == count)
    let rated = try run(["finish", "--effort", "7"], at: "19:00:00")
    #expect(rated.code == 0 && rated.output.contains("AU"), "\(rated.output)")
    #expect(try run(["history", "--last", "1"], at: "19:00:00").output.contains("lift"))
  }
}
