import CanonicalJSON
import Foundation
import Testing
import TrainingModel

/// Foundation's encoder is the oracle of every byte; the mirrors say what each member means.
@Suite struct EncoderOracleTests {
  private let seed: UInt64 = 0x7261_6E64

  @Test func `routines are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(SplitMirror.self, seed: seed, count: 400)
  }

  @Test func `workouts are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(WorkoutMirror.self, seed: seed, count: 400)
  }

  @Test func `sessions are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(SessionMirror.self, seed: seed, count: 400)
  }

  @Test func `days are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(DayMirror.self, seed: seed, count: 400)
  }

  @Test func `races are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(RaceMirror.self, seed: seed, count: 400)
  }

  @Test func `schedules are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(ScheduleMirror.self, seed: seed, count: 400)
  }

  @Test func `athletes are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(AthleteMirror.self, seed: seed, count: 400)
  }

  @Test func `stubs are read and written as the encoder has them`() throws {
    try holdAgainstEncoder(TombstoneMirror.self, seed: seed, count: 400)
  }

  @Test func `no member of the mirrors is unknown to the documents`() throws {
    func check<M: DocumentMirror>(_ type: M.Type) throws {
      for number in 0..<50 {
        var dice = MirrorDice(seed: seed &+ UInt64(number))
        let document = try M.Document(bytes: try M(random: &dice).encoded())
        let unknown = unknownMembers(in: document)
        #expect(!unknown.isEmpty, "\(type) keeps no unknown members")
        for (path, members) in unknown { #expect(members.isEmpty, "\(type)\(path): \(members.keys)") }
      }
    }
    try check(SplitMirror.self)
    try check(WorkoutMirror.self)
    try check(SessionMirror.self)
    try check(DayMirror.self)
    try check(RaceMirror.self)
    try check(ScheduleMirror.self)
    try check(AthleteMirror.self)
    try check(TombstoneMirror.self)
  }

  @Test func `what the documents write the decoder of Foundation reads`() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for number in 0..<200 {
      var dice = MirrorDice(seed: seed &+ UInt64(number))
      let mirror = WorkoutMirror(random: &dice)
      let written = try WorkoutDocument(bytes: try mirror.encoded()).canonicalBytes()
      let decoded = try decoder.decode(WorkoutMirror.self, from: Data(written))
      #expect(decoded == mirror, "seed \(seed &+ UInt64(number))")
    }
  }
}
