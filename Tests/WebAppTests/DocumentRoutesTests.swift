import CanonicalJSON
import ExerciseLibrary
import Foundation
import HTTPServer
import SyncEngine
import Testing
import TrainingDesk
import TrainingModel

@testable import WebApp

@Suite struct DocumentRoutesTests {
  let fixture: AppFixture
  let session: SessionDocument
  let path: String

  init() throws {
    fixture = try AppFixture()
    var session = SessionDocument(
      id: fixture.clock.newID(), activity: .run, start: fixture.clock.now, createdAt: fixture.clock.now)
    session.minutes = Minutes(40)
    self.session = session
    path = "/api/v1/sessions/" + session.id.text
  }

  @Test func aNewRecordIsMadeAndReadAgain() async throws {
    let made = try await fixture.put(session, path)
    #expect(made.status == 201)
    let read = try await fixture.ask(.get, path)
    #expect(read.status == 200 && read.etag == made.etag)
    #expect(try read.json(SessionDocument.self) == session)
    let tag = try #require(read.etag)
    #expect(tag.utf8.count == 18 && tag.hasPrefix("\"") && tag.hasSuffix("\""))
  }

  @Test func aWriteWithoutAVersionIsRefused() async throws {
    let refused = try await fixture.ask(.put, path, session.canonicalBytes())
    #expect(refused.status == 428 && refused.headers["Content-Type"] == "application/problem+json")
    #expect(try await fixture.ask(.get, path).status == 404)
    _ = try await fixture.put(session, path)
    #expect(try await fixture.ask(.delete, path).status == 428)
  }

  @Test func aChangeOfTheSameSecondIsStampedLater() async throws {
    let made = try await fixture.put(session, path)
    var edited = session
    edited.notes = "Wind."
    let saved = try await fixture.put(edited, path, over: made.etag)
    #expect(saved.status == 200 && saved.etag != made.etag)
    #expect(try saved.json(SessionDocument.self).updatedAt == session.updatedAt + 1)
  }

  @Test func whatChangesNothingKeepsItsVersion() async throws {
    let made = try await fixture.put(session, path)
    fixture.clock.advance(60)
    var same = session
    same.updatedAt = fixture.clock.now
    #expect(try await fixture.put(same, path, over: made.etag).etag == made.etag)
  }

  @Test func twoChangesOfOneVersionAreJoined() async throws {
    let made = try await fixture.put(session, path)
    var (noted, rated) = (session, session)
    noted.notes = "Wind."
    rated.effort = Effort(6)
    _ = try await fixture.put(noted, path, over: made.etag)
    let joined = try await fixture.put(rated, path, over: made.etag)
    #expect(joined.status == 200)
    let result = try joined.json(SessionDocument.self)
    #expect(result.notes == "Wind." && result.effort == Effort(6))
  }

  /// The second writer did not touch the notes, and must not bring the old ones back.
  @Test func aStaleWriteBringsNoOldValueBack() async throws {
    var first = session
    first.notes = "Old."
    let made = try await fixture.put(first, path)
    var (noted, rated) = (first, first)
    noted.notes = "New."
    let now = try await fixture.put(noted, path, over: made.etag)
    fixture.clock.advance(600)
    (rated.effort, rated.updatedAt) = (Effort(6), fixture.clock.now)
    let result = try await fixture.put(rated, path, over: made.etag).json(SessionDocument.self)
    #expect(now.status == 200 && result.notes == "New." && result.effort == Effort(6))
  }

  @Test func aStaleWriteOfARaceIsRefusedWithWhatIsThere() async throws {
    var race = RaceDocument(
      id: fixture.clock.newID(), name: "Autumn half", day: try #require(Day("2026-12-20")),
      shape: RaceShape(kind: .fixedLength), createdAt: fixture.clock.now)
    race.shape.kilometres = Kilometres(21.0975)
    let path = "/api/v1/races/" + race.id.text
    let made = try await fixture.put(race, path)
    #expect(made.status == 201)
    race.name = "Winter half"
    let saved = try await fixture.put(race, path, over: made.etag)
    race.name = "Spring half"
    let refused = try await fixture.put(race, path, over: made.etag)
    #expect(refused.status == 412 && refused.etag == saved.etag)
    let current = try #require(refused["current"] as? [String: Any])
    #expect(current["name"] as? String == "Winter half")
    #expect(try await fixture.put(race, path).status == 412)
    #expect(try await fixture.ask(.get, path).etag == saved.etag)
  }

  @Test func whatASyncServicePutThereSinceTheLastLookIsNotWrittenOver() async throws {
    var race = RaceDocument(
      id: fixture.clock.newID(), name: "Autumn half", day: try #require(Day("2026-12-20")),
      shape: RaceShape(kind: .fixedLength), createdAt: fixture.clock.now)
    race.shape.kilometres = Kilometres(21.0975)
    let path = "/api/v1/races/" + race.id.text
    let made = try await fixture.put(race, path)
    var theirs = race
    theirs.name = "Theirs"
    theirs.updatedAt = race.updatedAt + 5
    let file = URL(filePath: fixture.root + "/log/Races/\(race.id.text).json")
    try Data(theirs.canonicalBytes()).write(to: file, options: .atomic)
    race.name = "Ours"
    let refused = try await fixture.put(race, path, over: made.etag)
    #expect(refused.status == 412)
    #expect((refused["current"] as? [String: Any])?["name"] as? String == "Theirs")
    #expect(try Data(contentsOf: file) == Data(theirs.canonicalBytes()))
  }

  @Test func aClockFarAheadDoesNotMakeADeletionFinal() async throws {
    var session = SessionDocument(
      id: fixture.clock.newID(), activity: .run, start: fixture.clock.now, createdAt: fixture.clock.now)
    session.updatedAt = try #require(Instant(iso8601: "9999-12-31T23:59:59Z"))
    let path = "/api/v1/sessions/" + session.id.text
    let made = try await fixture.put(session, path)
    let etag = try #require(made.etag)
    #expect(try await fixture.ask(.delete, path, headers: ["If-Match": etag]).status == 204)
    let restore = "/api/v1/deleted/\(session.id.text)/restore"
    #expect(try await fixture.ask(.post, restore, headers: ["Content-Type": "application/json"]).status == 200)
  }

  @Test func aDayThatNobodyAnsweredIsNull() async throws {
    for path in ["/api/v1/days/2026-11-30", "/api/v1/athlete"] {
      let answer = try await fixture.ask(.get, path)
      #expect(answer.status == 200 && answer.text == "null\n" && answer.etag == nil)
    }
    #expect(try await fixture.ask(.get, "/api/v1/days/2026-02-30").status == 404)
    #expect(try await fixture.ask(.get, "/api/v1/sessions/" + fixture.clock.newID().text).status == 404)
  }

  @Test func aBodyThatIsWrongIsNamedByMemberAndByte() async throws {
    let text = String(decoding: session.canonicalBytes(), as: UTF8.self)
    let wrong = text.replacing("\"minutes\" : 40", with: "\"minutes\" : -3")
    let refused = try await fixture.ask(.put, path, Array(wrong.utf8), headers: ["If-None-Match": "*"])
    #expect(refused.status == 422 && refused["member"] as? String == "minutes")
    #expect(
      refused["byte"] as? Int == wrong.utf8.count - wrong.split(separator: ": -3", maxSplits: 1)[1].utf8.count - 2)
    let broken = try await fixture.ask(.put, path, Array("{\"id\":".utf8), headers: ["If-None-Match": "*"])
    #expect(broken.status == 400)
    let newer = text.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2")
    #expect(try await fixture.ask(.put, path, Array(newer.utf8), headers: ["If-None-Match": "*"]).status == 422)
    #expect(try await fixture.ask(.get, path).status == 404)
  }

  @Test func aDocumentOfAnotherAddressIsRefused() async throws {
    let answer = try await fixture.put(session, "/api/v1/sessions/" + fixture.clock.newID().text)
    #expect(answer.status == 422 && answer["member"] as? String == "id")
  }

  @Test func aDeletedRecordIsRestored() async throws {
    let made = try await fixture.put(session, path)
    #expect(try await fixture.ask(.delete, path, headers: ["If-Match": "\"0000000000000000\""]).status == 412)
    #expect(try await fixture.ask(.delete, path, headers: ["If-Match": made.etag ?? ""]).status == 204)
    #expect(try await fixture.ask(.get, path).status == 404)
    #expect(try await fixture.put(session, path).status == 409)
    #expect(try await fixture.ask(.get, "/api/v1/sessions")["items"] as? [String] == [])
    let restored = try await fixture.ask(.post, "/api/v1/deleted/\(session.id.text)/restore")
    #expect(restored.status == 200 && restored.headers["Content-Location"] == path)
    #expect(try await fixture.ask(.get, path).etag == restored.etag)
    #expect(try await fixture.ask(.post, "/api/v1/deleted/\(session.id.text)/restore").status == 404)
  }

  @Test func aListIsReadPageByPage() async throws {
    var ids: [String] = []
    for _ in 0..<7 {
      fixture.clock.advance(3600)
      var each = session
      each.id = fixture.clock.newID()
      ids.append(each.id.text)
      #expect(try await fixture.put(each, "/api/v1/sessions/" + each.id.text).status == 201)
    }
    var (found, next): ([String], String?) = ([], nil)
    repeat {
      let page = try await fixture.ask(.get, "/api/v1/sessions?limit=3" + (next.map { "&after=" + $0 } ?? ""))
      let items = try #require(page["items"] as? [[String: Any]])
      #expect((page["versions"] as? [String])?.count == items.count)
      found += items.compactMap { $0["id"] as? String }
      next = page["next"] as? String
    } while next != nil
    #expect(found == ids.reversed())
    for limit in ["0", "201", "x", "-1", ""] {
      #expect(try await fixture.ask(.get, "/api/v1/sessions?limit=" + limit).status == 400)
    }
  }

  @Test func anEditedStarterBecomesARoutineOfItsOwn() async throws {
    _ = try await fixture.desk.engine.seed(after: .zero)
    await fixture.desk.wrote()
    let starter = try #require(StarterRoutines.all.first)
    let path = "/api/v1/splits/" + starter.id.text
    let read = try await fixture.ask(.get, path)
    var edited = try read.json(SplitDocument.self)
    edited.name = "My own"
    let saved = try await fixture.put(edited, path, over: read.etag)
    let id = try saved.json(SplitDocument.self).id
    #expect(saved.status == 200 && id != starter.id)
    #expect(saved.headers["Content-Location"] == "/api/v1/splits/" + id.text)
    #expect(try await fixture.ask(.get, path).status == 404)
    #expect(try await fixture.ask(.get, "/api/v1/splits/" + id.text).etag == saved.etag)
  }
}
