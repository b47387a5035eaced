import Planner
import Testing
import TestSupport
import TrainingModel

@Suite("A session that two sources hold")
struct MergingTests {
  private func run(_ id: String, from: Int64, minutes: Double, effort: Double? = nil) -> TrainingSession {
    let local = LocalTime(day: monday, second: 7 * 3600 + from * 60)
    var run = TrainingSession(id: id, activity: .run, start: local.instant(offset: 0), local: local)
    (run.minutes, run.end) = (Minutes(minutes), run.start + Int64(minutes * 60))
    run.effort = effort.map { Effort($0) }
    return run
  }

  private func entries(_ sessions: TrainingSession...) -> [SessionLoad] {
    Ledger(sessions: sessions, races: [], athlete: AthleteTraits()).entries
  }

  @Test("counts once where they overlap by half of the shorter, and the declared effort leads")
  func once() {
    let found = entries(run("watch", from: 0, minutes: 60), run("typed", from: 30, minutes: 60, effort: 5))
    #expect(found.map { $0.id } == ["typed"])
    #expect(found.map { $0.load } == [Load(300)])
  }

  @Test("counts twice where they overlap by less")
  func twice() {
    #expect(entries(run("a", from: 0, minutes: 60), run("b", from: 31, minutes: 60)).count == 2)
    #expect(entries(run("a", from: 0, minutes: 60), run("b", from: 60, minutes: 60)).count == 2)
  }

  @Test("counts twice where the sports differ")
  func sports() {
    var lift = run("b", from: 0, minutes: 60)
    lift.activity = .lift
    #expect(entries(run("a", from: 0, minutes: 60), lift).count == 2)
  }

  @Test("sets lead over a bare session, and what the leader lacks is filled in")
  func sets() {
    var bare = run("watch", from: 0, minutes: 60)
    var sets = run("app", from: 5, minutes: 50)
    (bare.activity, sets.activity) = (.lift, .lift)
    sets.liftSets = [LiftSet(exercise: "Squat", repetitions: 5, kilograms: 100)]
    sets.minutes = nil
    let found = entries(bare, sets)
    #expect(found.map { $0.id } == ["app"])
    #expect(found.map { $0.minutes } == [Minutes(60)])
    #expect(found.map { $0.basis } == [.sets])
  }

  @Test("a session without length is the one in whose span it begins")
  func withoutLength() {
    #expect(entries(run("a", from: 0, minutes: 60), run("b", from: 20, minutes: 0)).count == 1)
    #expect(entries(run("a", from: 0, minutes: 60), run("b", from: 61, minutes: 0)).count == 2)
  }

  @Test("the order in which sessions are given changes nothing", arguments: 1...20)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var sessions: [TrainingSession] = []
    for number in 0..<40 {
      let from = Int64.random(in: 0...600, using: &generator)
      let minutes = Double(Int.random(in: 0...90, using: &generator))
      let effort = Bool.random(using: &generator) ? Double(Int.random(in: 1...10, using: &generator)) : nil
      sessions.append(run("s\(number % 30)", from: from, minutes: minutes, effort: effort))
    }
    let first = Ledger(sessions: sessions, races: [], athlete: AthleteTraits()).entries
    let second = Ledger(sessions: sessions.shuffled(using: &generator), races: [], athlete: AthleteTraits()).entries
    #expect(first == second, "seed \(seed)")
  }
}
