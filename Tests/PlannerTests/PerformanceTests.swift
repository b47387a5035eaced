import Planner
import Testing
import TrainingModel

@Suite("Ten years of history")
struct PerformanceTests {
  /// Nine sessions a week for ten years, half of the runs and a third of the lifts not rated.
  private var history: History {
    var history = History()
    for number in stride(from: Int64(-3640), to: 0, by: 1) {
      let day = monday + number
      Week.sixRuns.add(day, to: &history)
      if [1, 3, 5].contains(day.weekday) {
        let position = history.lift(day, effort: day.number % 3 == 0 ? nil : 6)
        let exercises = ["Squat", "Bench Press", "Row", "Deadlift", "Press"]
        for set in 0..<20 {
          history.sessions[position].liftSets.append(
            LiftSet(exercise: exercises[set % 5], repetitions: 5 + Int64(set % 4), kilograms: 60 + Double(set)))
        }
      }
    }
    for index in history.sessions.indices where index % 2 == 0 && history.sessions[index].activity == .run {
      history.sessions[index].effort = nil
    }
    return history
  }

  @Test("is answered at once", .timeLimit(.minutes(1)))
  func tenYears() {
    let request = PlanRequest(history, on: monday)
    let clock = ContinuousClock()
    #expect(request.sessions.count > 4500)
    let all = clock.measure { _ = Coach.today(request) }
    let ledger = request.ledger
    let question = clock.measure { _ = Coach.today(request, ledger: ledger) }
    #expect(all < .milliseconds(600), "a debug build with its ledger took \(all)")
    #expect(question < .milliseconds(60), "a debug build took \(question)")
    #expect(Coach.history(request).count == request.sessions.count)
  }
}
