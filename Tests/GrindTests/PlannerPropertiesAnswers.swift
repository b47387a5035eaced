import Planner
import Testing
import TrainingModel

@Suite("Over random histories and answers, a plan")
struct AnswerProperties {
  @Test("at a lower percent has no later kind, and no more minutes of the same kind")
  func readinessOnlyTakesAway() {
    let failures = Sweep.failures { request, dice in
      let low = dice.number(0...99)
      let runs = [low, dice.number(low + 1...100)].map { Coach.today(request.ready($0)).run }
      return isGentler(runs[0], runs[1]) ? nil : "at \(low) % \(runs[0] as Any), above \(runs[1] as Any)"
    }
    #expect(failures == [])
  }

  @Test("is not changed by the reason of her percent")
  func readinessReasonsChangeNothing() {
    let failures = Sweep.failures { request, dice in
      let reasons: [ReadinessReason?] = [nil] + ReadinessReason.allCases
      let runs = [dice.one(of: reasons), dice.one(of: reasons)].map { Coach.today(request.feeling($0)).run }
      return runs[0] == runs[1] ? nil : "\(runs[0] as Any) became \(runs[1] as Any)"
    }
    #expect(failures == [])
  }

  @Test("has no longer run of a kind when a lift of the last six days was harder")
  func harderLiftsNeverLengthen() {
    let failures = Sweep.failures { request, dice in
      let recent = request.sessions.indices.filter { index in
        let session = request.sessions[index]
        return session.activity == .lift && session.effort != nil && (1...6).contains(request.today - session.day)
      }
      guard !recent.isEmpty else { return nil }
      let index = dice.one(of: recent)
      var harder = request
      let effort = request.sessions[index].effort?.value ?? 1
      harder.sessions[index].effort = Effort(min(10, effort + Double(dice.number(1...9))))
      let (before, after) = (Coach.today(request).run, Coach.today(harder).run)
      guard let before, let after, before.kind == after.kind else { return nil }
      return after.minutes <= before.minutes ? nil : "\(before) became \(after)"
    }
    #expect(failures == [])
  }

  @Test("changes nothing but sprints by her lifting answer")
  func liftingAnswersMoveOnlySprints() {
    let failures = Sweep.failures { request, dice in
      let answers: [LiftingAnswer?] = [nil, .today, .skip, .tomorrow]
      var other = request.answering(dice.one(of: answers), on: request.today)
      if dice.chance(0.5) { other = other.answering(dice.one(of: answers), on: request.today - 1) }
      let runs = [request, other].map { Coach.today($0).run }
      if runs[0] == runs[1] || runs.contains(where: { $0?.kind == .sprints }) { return nil }
      return "\(runs[0] as Any) became \(runs[1] as Any)"
    }
    #expect(failures == [])
  }

  private func isGentler(_ low: SuggestedRun?, _ high: SuggestedRun?) -> Bool {
    guard let low else { return true }
    guard let high else { return false }
    return low.kind < high.kind || (low.kind == high.kind && low.minutes <= high.minutes)
  }
}
