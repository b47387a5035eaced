import Testing

@Suite("The table of the closed loop")
struct TableClosedLoop {
  @Test("print")
  func prints() {
    let all = [FollowingCase.result, SkippingCase.result, ShareCase.result, MissingCase.result, StartingCase.result, RacingCase.result]
    for row in all.flatMap(\.rows) { print(row.markdown) }
  }
}
