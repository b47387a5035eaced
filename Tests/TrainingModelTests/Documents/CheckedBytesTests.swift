import CanonicalJSON
import Testing

@testable import TrainingModel

@Suite struct CheckedBytesTests {
  @Test func `a document that can be read again has the bytes that it always has`() throws {
    let workout = WorkoutDocument.planned(exercises: 3)
    #expect(try workout.checkedBytes() == workout.canonicalBytes())
  }

  @Test func `a document that could not be read again is not handed out`() throws {
    var session = SessionDocument(id: .numbered(1), activity: .run, start: .monday, createdAt: .monday)
    session.minutes = Minutes(1_000_000)
    let text = String(decoding: session.canonicalBytes(), as: UTF8.self)
    let offset = try #require(text.firstRange(of: "1000000")).lowerBound.utf16Offset(in: text)
    #expect(throws: JSONError(kind: .outOfRange, offset: offset, path: "minutes")) { try session.checkedBytes() }
    let race = RaceDocument(
      id: .numbered(1), name: "R", day: Day(number: 1), shape: RaceShape(kind: .timed), createdAt: .monday)
    #expect(throws: JSONError.self) { try race.checkedBytes() }
    var workout = WorkoutDocument.planned(exercises: 1)
    workout.logs[0].notes = String(repeating: "x", count: 4_194_304)
    #expect(throws: JSONError(kind: .tooLarge, offset: 4_194_304, path: "")) { try workout.checkedBytes() }
  }
}
