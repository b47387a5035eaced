import CanonicalJSON
import Foundation
import HTTPServer
import Testing
import TrainingModel

@testable import WebApp

@Suite struct AheadRoutesTests {
  let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  @Test func anEmptyFolderSaysWhatIsMissing() async throws {
    for path in ["ahead", "running", "ledger", "races-view"] {
      let answer = try await fixture.ask(.get, "/api/v1/" + path)
      #expect(answer.status == 200, "\(path)")
      #expect(answer.text.contains("A usual week needs 28 days of history. It is known in 28 days."), "\(path)")
    }
  }

  @Test func aDayThatIsNoneIsRefused() async throws {
    let answer = try await fixture.ask(.get, "/api/v1/ledger?before=tomorrow")
    #expect(answer.status == 400 && answer.headers["Content-Type"] == "application/problem+json")
  }

  @Test func theLedgerHasEverySessionOnceOverItsPages() async throws {
    var wanted: Set<String> = []
    for week in 0..<20 {
      let session = try await log(minutes: 40, daysAgo: Int64(week * 7 + 1), effort: 5)
      wanted.insert(session.id.text)
    }
    var seen: [String] = []
    var path: String? = "/api/v1/ledger"
    while let next = path {
      let answer = try await fixture.ask(.get, next)
      let weeks = try #require(answer["weeks"] as? [[String: Any]])
      seen += weeks.flatMap { ($0["sessions"] as? [[String: Any]]) ?? [] }.compactMap { $0["id"] as? String }
      path = (answer["next"] as? String).map { "/api/v1/ledger?before=" + $0 }
    }
    #expect(seen.count == 20)
    #expect(Set(seen) == wanted)
  }

  @Test func ratingASessionByItsDocumentChangesTheLedger() async throws {
    let session = try await log(minutes: 40, daysAgo: 1, effort: nil)
    let path = "/api/v1/sessions/" + session.id.text
    #expect(try await first()["rated"] is NSNull)
    var rated = session
    rated.effort = Effort(7)
    let etag = try await fixture.ask(.get, path).etag
    let saved = try await fixture.put(rated, path, over: etag)
    #expect(saved.status == 200)
    #expect(try await first()["load"] as? String == "280 AU")
    #expect(try await first()["basis"] as? String == "Your effort 7 × 40 min")
    rated.effort = nil
    #expect(try await fixture.put(rated, path, over: saved.etag).status == 200)
    #expect(try await first()["rated"] is NSNull)
  }

  @Test func aRaceIsShownWithItsTaperAndNeverWithATime() async throws {
    let race = RaceDocument(
      id: fixture.clock.newID(), name: "<b>Half</b>", day: Day(number: 20_787 + 30),
      shape: .fixedLength(Kilometres(21.0975)), createdAt: fixture.clock.now)
    #expect(try await fixture.put(race, "/api/v1/races/" + race.id.text).status == 201)
    let answer = try await fixture.ask(.get, "/api/v1/races-view")
    let races = try #require(answer["races"] as? [[String: Any]])
    #expect(races.first?["daysLeft"] as? Int == 30)
    let words = try #require(races.first?["words"] as? [String: Any])
    #expect(words["taper"] as? String == "The taper begins on Thu 17 Dec.")
    #expect(words["shape"] as? String == "half marathon")
    #expect(!answer.text.contains("targetTime"))
  }

  /// The words of the ledger's newest session.
  private func first() async throws -> [String: Any] {
    let weeks = try await fixture.ask(.get, "/api/v1/ledger")["weeks"] as? [[String: Any]]
    let sessions = try #require(weeks?.first?["sessions"] as? [[String: Any]])
    return try #require(sessions.first?["words"] as? [String: Any])
  }

  private func log(minutes: Double, daysAgo: Int64, effort: Double?) async throws -> SessionDocument {
    let start = fixture.clock.now + -86_400 * daysAgo
    var session = SessionDocument(id: fixture.clock.newID(), activity: .run, start: start, createdAt: fixture.clock.now)
    (session.minutes, session.effort) = (Minutes(minutes), effort.map { Effort($0) })
    #expect(try await fixture.put(session, "/api/v1/sessions/" + session.id.text).status == 201)
    return session
  }
}
