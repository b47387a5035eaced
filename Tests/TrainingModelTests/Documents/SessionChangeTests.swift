import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct SessionChangeTests {
  private let zone = ZoneRules.fixed(offset: -5 * 3600)

  private var session: SessionDocument {
    var session = SessionDocument(id: .numbered(1), activity: .run, start: .monday + 17, createdAt: .monday)
    (session.minutes, session.kilometres, session.notes) = (Minutes(43.166_666_666_666_664), Kilometres(6.9), "Rain")
    return session
  }

  private func changed(_ json: String) throws -> SessionDocument? {
    var session = session
    return try SessionChange(bytes: Array(json.utf8)).apply(to: &session, zone: zone) ? session : nil
  }

  @Test func `what is not said keeps its digits`() throws {
    let result = try #require(try changed(#"{"effort":6.5}"#))
    #expect(
      result.minutes?.value == 43.166_666_666_666_664 && result.effort == Effort(6.5) && result.start == session.start)
  }

  @Test func `null takes away and an empty change is none`() throws {
    #expect(try changed("{}") == nil)
    #expect(try changed(#"{"notes":null}"#)?.notes == .some(nil))
  }

  @Test func `miles are kept as kilometres`() throws {
    #expect(try changed(#"{"miles":5}"#)?.kilometres == Kilometres(8.046_72))
  }

  @Test func `day and clock are those of the session's own wall`() throws {
    let result = try #require(try changed(#"{"clock":"06:05","day":"2025-11-29"}"#))
    let local = zone.localTime(at: result.start)
    #expect(local.day.text == "2025-11-29" && local.clock == "06:05")
  }

  @Test(arguments: [
    #"{"minutes":0}"#, #"{"minutes":20161}"#, #"{"kilometres":-1}"#, #"{"effort":11}"#, #"{"clock":"7:00"}"#,
    #"{"clock":"07:60"}"#, #"{"day":"2025-02-30"}"#, #"{"runKind":"jog"}"#,
  ])
  func `what no session can be is refused`(json: String) {
    #expect(throws: JSONError.self) { try SessionChange(bytes: Array(json.utf8)) }
  }
}
