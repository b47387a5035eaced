import Testing

@Suite("An athlete who follows the plan")
struct FollowingClosedLoop {
  @Test("keeps her running, her frequency, her hard runs and her weekday")
  func holds() { expectHeld(FollowingCase.result) }
}

@Suite("An athlete who skips days or is not always ready")
struct SkippingClosedLoop {
  @Test("loses no more running than she skips, and a little")
  func holds() { expectHeld(SkippingCase.result) }
}

@Suite("An athlete who does more or less than the plan asks")
struct ShareClosedLoop {
  @Test("neither runs away nor withers")
  func holds() { expectHeld(ShareCase.result) }
}

@Suite("An athlete who misses weeks")
struct MissingClosedLoop {
  @Test("comes back gently and all the way")
  func holds() { expectHeld(MissingCase.result) }
}

@Suite("An athlete who starts to run")
struct StartingClosedLoop {
  @Test("runs two or three short easy runs a week from the first week")
  func holds() { expectHeld(StartingCase.result) }
}

@Suite("An athlete with a race ahead")
struct RacingClosedLoop {
  @Test("builds, tapers, recovers and comes back")
  func holds() { expectHeld(RacingCase.result) }
}

private func expectHeld(_ result: LoopResult) {
  #expect(result.misses == [])
  #expect(Array(result.faults.prefix(20)) == [])
}
