import Testing

@Suite("An athlete who follows the plan")
struct FollowingClosedLoop {
  @Test("keeps her running, her frequency, her hard runs and her weekday", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(FollowingCase.result, FollowingCase.afterLifts) }

  @Test("has the same year from the same history")
  func repeats() {
    let conduct = Conduct.skips(0.1, seed: 7)
    #expect(TrainingYear(of: .a, conduct).days == TrainingYear(of: .a, conduct).days, "seed \(conduct.seed)")
  }
}

@Suite("An athlete who skips days or is not always ready")
struct SkippingClosedLoop {
  @Test("loses little more running than she skips", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(SkippingCase.result, SkippingCase.afterLifts) }
}

@Suite("An athlete who does more or less than the plan asks")
struct ShareClosedLoop {
  @Test("neither runs away nor withers", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(ShareCase.result, ShareCase.afterLifts) }
}

@Suite("An athlete who misses weeks")
struct MissingClosedLoop {
  @Test("comes back gently and all the way", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(MissingCase.result, MissingCase.afterLifts) }
}

@Suite("An athlete who starts to run")
struct StartingClosedLoop {
  @Test("runs two or three short easy runs a week from the first week", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(StartingCase.result, StartingCase.afterLifts) }
}

@Suite("An athlete with a race ahead")
struct RacingClosedLoop {
  @Test("builds, tapers, recovers and comes back", arguments: LiftTime.allCases)
  func holds(_ lifts: LiftTime) { lifts.expect(RacingCase.result, RacingCase.afterLifts) }
}

/// When she lifts on a day with a lift: after the run was asked for, or before.
enum LiftTime: CaseIterable {
  case evening, morning

  func expect(_ evening: @autoclosure () -> LoopResult, _ morning: @autoclosure () -> LoopResult) {
    let result = self == .evening ? evening() : morning()
    #expect(result.misses == [])
    #expect(Array(result.faults.prefix(5)) == [], "\(result.faults.count) faults")
  }
}
