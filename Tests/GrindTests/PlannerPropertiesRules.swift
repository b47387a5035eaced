import Planner
import Testing
import TrainingModel

@Suite("Over random histories, a plan")
struct RuleProperties {
  @Test("never asks for more than either room")
  func neverAboveTheRooms() {
    let failures = Sweep.failures { request, _ in
      let day = HandDay(Coach.history(request), request)
      let answer = Coach.today(request)
      guard let room = day.room else { return answer.room == nil ? nil : "a room before 28 days of history" }
      guard let found = answer.room, abs(found.minutes.value - room.minutes) < 1e-4,
        abs(found.load.value - room.load) < 1e-4
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
}
