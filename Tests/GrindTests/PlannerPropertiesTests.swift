import Planner
import Testing
import TrainingModel

@Suite("Over random histories, a plan")
struct PlannerProperties {
  @Test("never asks for more than either room")
  func neverAboveTheRooms() {
    let failures = Sweep.failures { request, _ in
      let day = HandDay(Coach.history(request), request)
      let answer = Coach.today(request)
      guard let room = day.room else { return answer.room == nil ? nil : "a room before 28 days of history" }
      guard let found = answer.room, abs(found.minutes.value - room.minutes) < 1e-4, abs(found.load.value - room.load) < 1e-4
      else { return "room \(answer.room as Any), by hand \(room)" }
      guard let run = answer.run else { return nil }
      let load = run.minutes.value * HandCoach(day, answer).effort(of: run.kind)
      return run.minutes.value <= room.minutes + 1e-6 && load <= room.load + 1e-6 ? nil : "\(run) over \(room)"
    }
    #expect(failures == [])
  }

  @Test("is the one that the rules give by hand")
  func followsTheRules() {
    let failures = Sweep.failures { request, _ in
      let answer = Coach.today(request)
      let expected = HandCoach(HandDay(Coach.history(request), request), answer).run
      let found = answer.run.map { HandRun(kind: $0.kind, minutes: $0.minutes.value) }
      return found == expected ? nil : "\(found as Any), by hand \(expected as Any)"
    }
    #expect(failures == [])
  }

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

  @Test("moves with its days")
  func movesWithItsDays() {
    let failures = Sweep.failures { request, dice in
      let days = dice.number(-4000...4000)
      let (here, there) = (Coach.today(request), Coach.today(request.moved(by: days)))
      let isSame =
        here.run == there.run && here.room == there.room && here.reasons.map(\.rule) == there.reasons.map(\.rule)
        && here.day + days == there.day && here.budget == there.budget
      return isSame ? nil : "\(here.run as Any) became \(there.run as Any) by \(days) days"
    }
    #expect(failures == [])
  }

  @Test("reads no session that starts later")
  func laterSessionsAreNotRead() {
    let failures = Sweep.failures { request, dice in
      var later = request
      later.sessions = dice.shuffled(later.sessions + request.sessions(after: request.nowInstant, count: 6, &dice))
      return Coach.today(request).canonicalBytes() == Coach.today(later).canonicalBytes() ? nil : "another answer"
    }
    #expect(failures == [])
  }

  @Test("keeps the baseline of a taper whatever is done in it")
  func taperBaselinesStay() {
    var tapers = 0
    let failures = Sweep.failures { request, dice in
      let here = Coach.today(request)
      guard here.figures.scale < 1, let race = here.race else { return nil }
      tapers += 1
      let start = LocalTime(day: race.day - 13, second: 0).instant(offset: 0)
      var other = request
      other.sessions.removeAll { $0.start >= start && dice.chance(0.5) }
      other.sessions += request.sessions(from: start, before: request.nowInstant, count: 3, &dice)
      let there = Coach.today(other)
      let isSame =
        here.figures.fitness == there.figures.fitness && here.figures.capacity == there.figures.capacity
        && here.figures.runningCapacity == there.figures.runningCapacity && here.figures.target == there.figures.target
      return isSame ? nil : "\(here.figures) became \(there.figures)"
    }
    #expect(failures == [])
    #expect(tapers > 500)
  }

  @Test("of tomorrow reads no answer of tomorrow")
  func previewsReadNoAnswerOfTomorrow() {
    let failures = Sweep.failures { request, dice in
      let percent = ReadinessPercent(dice.number(0...100))
      var other = request
      var answers = DayAnswers(day: request.today + 1)
      answers.lifting = dice.one(of: [.today, .skip, .tomorrow])
      answers.readinessPercent = ReadinessPercent(dice.number(0...100))
      answers.sleep = Minutes(Double(dice.number(100...600)))
      other.days.append(answers)
      other.sessions += request.sessions(after: request.nowInstant, count: 3, &dice)
      let previews = [request, other].map { Coach.tomorrow($0, readiness: percent, clock: request.today) }
      return previews[0].canonicalBytes() == previews[1].canonicalBytes() ? nil : "another preview"
    }
    #expect(failures == [])
  }

  @Test("of tomorrow is the plan that the day brings")
  func previewsComeTrue() {
    var previews = 0
    let failures = Sweep.failures { request, dice in
      let percent = dice.number(0...100)
      let preview = Coach.tomorrow(request, readiness: ReadinessPercent(percent), clock: request.today)
      if preview.absence != nil { return nil }
      previews += 1
      let run = Coach.today(request.asOfTomorrow.ready(percent)).run
      return preview.run == run ? nil : "\(preview.run as Any) became \(run as Any)"
    }
    #expect(failures == [])
    #expect(previews > 5000)
  }

  @Test("does not depend on the order in which sessions, answers and races are given")
  func orderDoesNotMatter() {
    let failures = Sweep.failures { request, dice in
      var other = request
      other.sessions = dice.shuffled(other.sessions)
      other.days = dice.shuffled(other.days)
      other.races = dice.shuffled(other.races)
      return Coach.today(request).canonicalBytes() == Coach.today(other).canonicalBytes() ? nil : "another answer"
    }
    #expect(failures == [])
  }

  @Test("asks for a run again within two weeks of rest")
  func nobodyIsLockedOut() {
    let failures = Sweep.failures { request, _ in
      for offset in 1...14 {
        if Coach.today(request.resting(days: Int64(offset))).run != nil { return nil }
      }
      return "no run in fourteen days"
    }
    #expect(failures == [])
  }

  @Test("speaks by every rule, and asks for every kind of run")
  func reachesEverything() {
    var rules: Set<RuleID> = []
    var kinds: Set<RunKind> = []
    _ = Sweep.failures { request, _ in
      let answer = Coach.today(request)
      rules.formUnion(answer.reasons.map(\.rule))
      if let run = answer.run { kinds.insert(run.kind) }
      return nil
    }
    #expect(Set(RuleID.allCases).subtracting(rules) == [])
    #expect(Set(RunKind.allCases).subtracting(kinds) == [.race])
  }

  private func isGentler(_ low: SuggestedRun?, _ high: SuggestedRun?) -> Bool {
    guard let low else { return true }
    guard let high else { return false }
    return low.kind < high.kind || (low.kind == high.kind && low.minutes <= high.minutes)
  }
}
