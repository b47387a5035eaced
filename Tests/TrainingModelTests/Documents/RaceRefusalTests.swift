import CanonicalJSON
import Testing
import TrainingModel

/// What members of one document demand of one another.
@Suite struct RaceRefusalTests {
  private func race(_ shape: String, more: String = "") -> String {
    #"{"createdAt":"2026-01-01T00:00:00Z","day":"2026-06-01","id":"01JH3S2G00ABCDEFGHJKMNPQRS","name":"R","#
      + #""schemaVersion":1,"shape":\#(shape),"updatedAt":"2026-01-01T00:00:00Z"\#(more)}"#
  }

  @Test func `a fixed length needs its distance`() {
    expectRefusal(of: RaceDocument.self, race(#"¦{"kind":"fixedLength"}"#), .missingMember, at: "shape.kilometres")
    expectRefusal(
      of: RaceDocument.self, race(#"{"kind":"fixedLength","kilometres":¦0}"#), .outOfRange, at: "shape.kilometres")
  }

  @Test func `a timed race needs its hours`() {
    expectRefusal(of: RaceDocument.self, race(#"¦{"kind":"timed"}"#), .missingMember, at: "shape.hours")
    expectRefusal(of: RaceDocument.self, race(#"{"kind":"timed","hours":¦0}"#), .outOfRange, at: "shape.hours")
    expectRefusal(of: RaceDocument.self, race(#"{"kind":"timed","hours":¦336.5}"#), .outOfRange, at: "shape.hours")
  }

  @Test func `a race does not end before it begins`() {
    let text = race(#"{"kind":"stage"}"#, more: #","lastDay":¦"2026-05-31""#)
    expectRefusal(of: RaceDocument.self, text, .outOfRange, at: "lastDay")
    #expect(
      refusal(of: RaceDocument.self, Array(text.replacing("¦", with: "").replacing("05-31", with: "06-01").utf8)) == nil
    )
  }

  @Test func `a shape of a newer version is kept`() throws {
    let race = try RaceDocument(bytes: Array(race(#"{"kind":"relay","legs":4}"#).utf8))
    #expect(race.shape.kind == .other("relay") && race.shape.unknown.keys == ["legs"])
  }

  @Test(arguments: ["2026-02-30", "2026-6-01", "2026-06-01T00:00:00Z", "20260601", "2026-06-1a", ""])
  func `a day that is none is refused`(_ day: String) {
    let text = race(#"{"kind":"stage"}"#).replacing(#""day":"2026-06-01""#, with: #""day":¦"\#(day)""#)
    expectRefusal(of: RaceDocument.self, text, .invalidText, at: "day")
  }

  @Test func `there is one athlete and her name is fixed`() {
    expectRefusal(
      of: AthleteDocument.self,
      #"{"createdAt":"2026-01-01T00:00:00Z","id":¦"athlete","schemaVersion":1,"updatedAt":"2026-01-01T00:00:00Z"}"#,
      .invalidText, at: "id")
  }

  @Test func `weekdays are 1 to 7 each`() {
    let text =
      #"{"createdAt":"2026-01-01T00:00:00Z","firstDay":"2026-01-01","id":"01JH3S2G00ABCDEFGHJKMNPQRS","#
      + #""schemaVersion":1,"splitID":"01JH3S2G00ABCDEFGHJKMNPQRT","updatedAt":"2026-01-01T00:00:00Z","#
    expectRefusal(of: ScheduleDocument.self, text + #""weekdays":[1,¦8]}"#, .outOfRange, at: "weekdays[1]")
    expectRefusal(of: ScheduleDocument.self, text + #""weekdays":[¦0]}"#, .outOfRange, at: "weekdays[0]")
    expectRefusal(of: ScheduleDocument.self, text + #""everyDays":¦0}"#, .outOfRange, at: "everyDays")
  }
}
