import Planner
import Testing
import TrainingModel

@Suite("The effort that a lift's sets amount to")
struct LiftEffortTests {
  private func lift(_ sets: [LiftSet], minutes: Double?, on day: Day = monday) -> TrainingSession {
    var session = History().session(.lift, day, minutes)
    session.id = day.text
    session.liftSets = sets
    return session
  }

  private func load(_ sessions: TrainingSession...) -> SessionLoad {
    let entries = Ledger(sessions: sessions, races: [], athlete: AthleteTraits()).entries
    return entries[entries.count - 1]
  }

  @Test("a set to the limit is 6.7: 0.6 and all of 6.1")
  func limit() throws {
    let entry = load(lift([LiftSet(exercise: "Squat", repetitions: 5, kilograms: 100)], minutes: 60))
    #expect(entry.basis == .sets)
    #expect(abs(try #require(entry.effort).value - 6.7) < 1e-12)
    #expect(abs(try #require(entry.load).value - 402) < 1e-9)
  }

  @Test("half of the repetitions that her best allows is 3.65")
  func half() throws {
    let best = lift([LiftSet(exercise: "Squat", repetitions: 10, kilograms: 100)], minutes: 60)
    let easy = lift([LiftSet(exercise: "Squat", repetitions: 5, kilograms: 100)], minutes: 60, on: monday + 84)
    #expect(abs(try #require(load(best, easy).effort).value - 3.65) < 1e-12)
    let forgotten = lift([LiftSet(exercise: "Squat", repetitions: 5, kilograms: 100)], minutes: 60, on: monday + 85)
    #expect(abs(try #require(load(best, forgotten).effort).value - 6.7) < 1e-12, "a best lasts 84 days")
  }

  @Test("ratings of sets count as they are, warm-ups do not, and the body alone is measured in repetitions")
  func ratings() throws {
    var warmUp = LiftSet(exercise: "Pull-up", repetitions: 1, kilograms: 0)
    warmUp.kind = .warmup
    var rated = LiftSet(exercise: "Pull-up", repetitions: 8, kilograms: 0)
    rated.effort = Effort(9)
    let half = LiftSet(exercise: "Pull-up", repetitions: 4, kilograms: 0)
    let entry = load(lift([warmUp, rated, half], minutes: 60))
    #expect(abs(try #require(entry.effort).value - (9 + 3.65) / 2) < 1e-12)
  }

  @Test("without minutes a working set stands for two and a half")
  func setsAlone() throws {
    let set = LiftSet(exercise: "Squat", repetitions: 5, kilograms: 100)
    let entry = load(lift([set, set, set, set], minutes: nil))
    #expect(entry.basis == .setsAlone)
    #expect(abs(try #require(entry.load).value - 6.7 * 10) < 1e-9)
  }

  @Test("sets without repetitions say nothing")
  func noSets() {
    #expect(load(lift([], minutes: 60)).basis == .standardEffort)
    #expect(load(lift([], minutes: nil)).basis == .unrated)
  }
}
