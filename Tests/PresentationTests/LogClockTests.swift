import CanonicalJSON
import Testing
import TrainingModel

@testable import Presentation

@Suite struct LogClockTests {
  /// Sunday 30 November 2025, 17:05 UTC.
  private static let start = Instant(seconds: 1_764_522_300)

  private func workout(_ clock: ClockFace) -> String {
    var log = WorkoutLogDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: 2), exerciseName: "Bench Press", order: 0, loadType: .weight,
      date: Self.start)
    let entry = SetEntry(completedAt: Self.start + 600)
    log.weightUnit = .kg
    var workout = WorkoutDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: 1), start: Self.start, createdAt: Self.start)
    workout.logs = [.imported(log, entries: [entry], start: Self.start, end: Self.start + 3600)]
    workout.closeImported(end: Self.start + 3600)
    let units = Units(weight: .kg, distance: .km, clock: clock)
    return text(
      WorkoutView(workout, load: nil, among: [workout], units: units, zone: .fixed(offset: 0)).payload)
  }

  private func session(_ clock: ClockFace) -> String {
    let session = SessionDocument(
      id: ULID(high: 0x0199_0000_0000_0000, low: 3), activity: .run, start: Self.start, createdAt: Self.start)
    let units = Units(weight: .kg, distance: .km, clock: clock)
    return text(SessionView(session, load: nil, suggested: nil, units: units, zone: .fixed(offset: 0)).payload)
  }

  private func text(_ payload: Payload) -> String { String(decoding: payload.bytes, as: UTF8.self) }

  @Test func `a clock of twelve hours is shown, and fields for a time keep theirs`() {
    let (workout, session) = (workout(.h12), session(.h12))
    #expect(workout.contains("5:05 pm to 6:05 pm") && workout.contains("\"5:15 pm\""))
    #expect(workout.contains("\"18:05\"") && workout.contains("\"17:05\""), "the form's own")
    #expect(session.contains(", 5:05 pm\"") && session.contains("\"17:05\""))
  }

  @Test func `a clock of twenty-four hours is what is shown where nobody chose`() {
    #expect(Units(weight: .kg, distance: .km).clock == .h24)
    #expect(workout(.h24).contains("17:05 to 18:05") && session(.h24).contains(", 17:05\""))
  }
}
