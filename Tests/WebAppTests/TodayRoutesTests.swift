import CanonicalJSON
import DocumentFolder
import Foundation
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

/// Today's answers by the routes alone, without a socket.
@Suite struct TodayRoutesTests {
  private let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  private func post(_ path: String, _ json: String) async throws -> Answer {
    try await fixture.ask(.post, "/api/v1" + path, Array(json.utf8))
  }

  private func words(_ answer: Answer) throws -> [String: Any] {
    try #require(answer["words"] as? [String: Any])
  }

  private func row(_ name: String, _ answer: Answer) throws -> [String: Any] {
    try #require(try words(answer)[name] as? [String: Any])
  }

  /// Every file of the folder but its marker.
  private func files() -> [String: Data] {
    let folder = fixture.root + "/log"
    var files: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: folder) ?? [] where path != FolderMarker.name {
      if let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)) { files[path] = data }
    }
    return files
  }

  private let dayPath = "Days/2026/11/2026-11-30.json"

  @Test("reading today and tomorrow writes nothing")
  func readingWritesNothing() async throws {
    _ = try await post("/runs", #"{"minutes":30,"effort":3,"start":"2026-11-28T07:00"}"#)
    let before = files()
    for path in ["/today", "/tomorrow", "/tomorrow?readiness=20"] {
      #expect(try await fixture.ask(.get, "/api/v1" + path).status == 200)
    }
    #expect(files() == before)
  }

  @Test("an empty folder says what to do first, and begins with the first session")
  func firstUse() async throws {
    #expect(try words(try await fixture.ask(.get, "/api/v1/today"))["surface"] as? String == "firstUse")
    let answer = try await post("/runs", #"{"minutes":30,"effort":3}"#)
    #expect(try words(answer)["surface"] as? String == "completed")
  }

  @Test("the lifting answer is stored, comes back in the row, and null takes it away")
  func lifting() async throws {
    _ = try await post("/runs", #"{"minutes":30,"start":"2026-11-28T07:00"}"#)
    let answer = try await post("/today/lifting", #"{"answer":"skip"}"#)
    #expect(try row("lifting", answer)["summary"] as? String == "No lifting today")
    #expect(try row("lifting", answer)["detail"] as? String == "as you said")
    let back = try await post("/today/lifting", #"{"answer":null}"#)
    #expect(try row("lifting", back)["isAnswered"] as? Bool == false)
  }

  @Test("a reason alone is refused and stores nothing; at 100 no reason is stored")
  func reasons() async throws {
    #expect(try await post("/today/readiness", #"{"percent":null,"reason":"ill"}"#).status == 422)
    #expect(files()[dayPath] == nil)
    let ill = try await post("/today/readiness", #"{"percent":60,"reason":"ill"}"#)
    #expect(try row("readiness", ill)["detail"] as? String == "as you said, ill")
    _ = try await post("/today/readiness", #"{"percent":100,"reason":"ill"}"#)
    let day = try DayDocument(bytes: Array(try #require(files()[dayPath])))
    #expect(day.readinessPercent == 100 && day.readinessReason == nil)
  }

  @Test("what is no answer is refused with 422 and writes nothing")
  func refusals() async throws {
    let bodies = [
      ("/today/lifting", #"{}"#), ("/today/lifting", #"{"answer":"todayHeavy"}"#),
      ("/today/readiness", #"{"percent":101}"#), ("/today/readiness", #"{"reason":"ill"}"#),
      ("/today/sleep", #"{"minutes":1441}"#), ("/today/sleep", #"{"minutes":400,"day":"2026-12-01"}"#),
      ("/runs", #"{"minutes":0}"#), ("/runs", #"{"minutes":30,"start":"25:00"}"#),
      ("/runs", #"{"minutes":30,"start":"23:00"}"#), ("/today/effort", #"{"id":"01ZZZZZZZZ0000000000000001"}"#),
    ]
    for (path, body) in bodies {
      #expect(try await post(path, body).status == 422, "\(path) \(body)")
    }
    for query in ["101", "-1", "x", ""] {
      #expect(try await fixture.ask(.get, "/api/v1/tomorrow?readiness=\(query)").status == 400, "\(query)")
    }
    #expect(files().isEmpty)
  }

  @Test("a run keeps beside it what had been suggested; sent again it is the same run")
  func runs() async throws {
    _ = try await post("/runs", #"{"minutes":30,"effort":3,"start":"2026-11-26T07:00"}"#)
    let before = try await fixture.ask(.get, "/api/v1/today")
    let suggested = try #require(before["run"] as? [String: Any])
    let id = "01KBCDEFGH0000000000000001"
    for _ in 1...2 {
      let answer = try await post("/runs", #"{"id":"\#(id)","minutes":25,"kind":"tempo"}"#)
      #expect((try row("done", answer)["runs"] as? [Any])?.count == 1)
      #expect(try row("done", answer)["planned"] is [String: Any])
    }
    let day = try DayDocument(bytes: Array(try #require(files()[dayPath])))
    #expect(day.suggested?.kind.rawValue == suggested["kind"] as? String)
    #expect(files().keys.count { $0.hasPrefix("Sessions/2026/11/") && $0.hasSuffix(id + ".json") } == 1)
  }

  @Test("another sport has a name, a lift neither kind nor distance of a run")
  func others() async throws {
    _ = try await post("/today/sessions", #"{"activity":"other","name":"<b>ride</b>","minutes":60,"kind":"easy"}"#)
    _ = try await post("/today/sessions", #"{"activity":"lift","name":"no","minutes":50,"start":"06:00"}"#)
    let sessions = try files().filter { $0.key.hasPrefix("Sessions/") }.map {
      try SessionDocument(bytes: Array($0.value))
    }
    #expect(sessions.count == 2)
    #expect(sessions.contains { $0.activity == .other && $0.activityName == "<b>ride</b>" && $0.runKind == nil })
    #expect(
      sessions.contains { $0.activity == .lift && $0.activityName == nil && $0.start.iso8601 == "2026-11-30T06:00:00Z" }
    )
  }

  @Test("a session that ended seconds ago is over, and is stamped with the second at which it was written")
  func withinTheMinute() async throws {
    _ = try await fixture.ask(.get, "/api/v1/today")
    fixture.clock.advance(30)
    let ids = ["01KBCDEFGH0000000000000001", "01KBCDEFGH0000000000000002"]
    let ended = try await post("/runs", #"{"id":"\#(ids[0])","minutes":30,"start":"2026-11-30T07:30:28Z"}"#)
    #expect(ended.status == 200, "it ended two seconds ago: \(ended.text)")
    fixture.clock.advance(20)
    #expect(try await post("/today/sessions", #"{"id":"\#(ids[1])","activity":"lift","minutes":30}"#).status == 200)
    let made = try ids.map { id in
      let file = try #require(files().first { $0.key.hasSuffix(id + ".json") })
      return try SessionDocument(bytes: Array(file.value))
    }
    #expect(made.map { $0.createdAt.iso8601 } == ["2026-11-30T08:00:30Z", "2026-11-30T08:00:50Z"])
    #expect(made[1].start.iso8601 == "2026-11-30T07:30:50Z", "said nothing, it has just ended")
  }

  @Test("an answer is stamped with the second at which it was given")
  func stamps() async throws {
    _ = try await fixture.ask(.get, "/api/v1/today")
    fixture.clock.advance(20)
    _ = try await post("/today/lifting", #"{"answer":"skip"}"#)
    _ = try await fixture.ask(.get, "/api/v1/today")
    fixture.clock.advance(25)
    _ = try await post("/today/readiness", #"{"percent":70}"#)
    let day = try DayDocument(bytes: Array(try #require(files()[dayPath])))
    #expect(day.createdAt.iso8601 == "2026-11-30T08:00:20Z")
    #expect(day.updatedAt.iso8601 == "2026-11-30T08:00:45Z")
  }

  @Test("an answer for another day than today is refused, and sleep alone is told of a day that is over")
  func anotherDay() async throws {
    for day in ["2026-11-29", "2026-12-01"] {
      for (path, answer) in [("/today/lifting", #""answer":"skip""#), ("/today/readiness", #""percent":60"#)] {
        let refused = try await post(path, #"{"day":"\#(day)",\#(answer)}"#)
        #expect(refused.status == 409 && refused["title"] as? String == "A new day began.", "\(path) \(day)")
      }
    }
    #expect(files().isEmpty)
    #expect(try await post("/today/readiness", #"{"day":"2026-11-30","percent":60}"#).status == 200)
    #expect(try await post("/today/sleep", #"{"day":"2026-11-29","minutes":400}"#).status == 200)
    let night = try #require(files()["Days/2026/11/2026-11-29.json"])
    #expect(try DayDocument(bytes: Array(night)).sleepMinutes == 400)
    #expect(try DayDocument(bytes: Array(try #require(files()[dayPath]))).sleepMinutes == nil)
  }

  @Test("an effort is stored with one post, and null takes it back")
  func rating() async throws {
    let id = "01KBCDEFGH0000000000000001"
    let asked = try await post("/runs", #"{"id":"\#(id)","minutes":25}"#)
    #expect((try words(asked)["unrated"] as? [Any])?.count == 1)
    let rated = try await post("/today/effort", #"{"id":"\#(id)","effort":4}"#)
    #expect((try words(rated)["unrated"] as? [Any])?.isEmpty == true)
    let back = try await post("/today/effort", #"{"id":"\#(id)","effort":null}"#)
    #expect((try words(back)["unrated"] as? [Any])?.count == 1)
    #expect(try await post("/today/effort", #"{"id":"01KBCDEFGH0000000000000009","effort":4}"#).status == 404)
  }

  @Test("a day that cannot be read is left as it is, and its answer refused")
  func unreadableDay() async throws {
    let path = fixture.root + "/log/" + dayPath
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let damaged = Data(#"{"id":"2026-11-30","schemaVersion":99}"#.utf8)
    try damaged.write(to: URL(fileURLWithPath: path))
    #expect(try await post("/today/readiness", #"{"percent":60}"#).status == 409)
    let run = try await post("/runs", #"{"minutes":25,"start":"06:00"}"#)
    #expect(run.status == 200, "the run is logged all the same")
    #expect(files()[dayPath] == damaged)
  }
}
