import Testing
import TrainingModel

/// 100,000 generated documents: read into the members that the mirror has, and written with the encoder's very bytes.
@Suite struct TrainingModelDocumentGrind {
  private let seed: UInt64 = 0x6772_696E

  @Test func `40,000 workouts are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(WorkoutMirror.self, seed: seed, count: 40_000)
  }

  @Test func `20,000 routines are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(SplitMirror.self, seed: seed, count: 20_000)
  }

  @Test func `20,000 sessions are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(SessionMirror.self, seed: seed, count: 20_000)
  }

  @Test func `10,000 days are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(DayMirror.self, seed: seed, count: 10_000)
  }

  @Test func `10,000 races are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(RaceMirror.self, seed: seed, count: 10_000)
  }

  @Test func `10,000 schedules, athletes and stubs are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(ScheduleMirror.self, seed: seed, count: 4_000)
    try holdAgainstEncoder(AthleteMirror.self, seed: seed, count: 3_000)
    try holdAgainstEncoder(TombstoneMirror.self, seed: seed, count: 3_000)
  }
}
