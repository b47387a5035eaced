import Planner
import Testing
import TrainingModel

@Suite("A lifting day")
struct LiftingTests {
  /// Lifts at six in the evening on the Mondays of `weeks`, counted back from this one, and one first session.
  private func history(weeks: [Int64], first: Int64) -> History {
    var history = History()
    history.run(monday - 7 * first, 30)
    for week in weeks { history.lift(monday - 7 * week, hour: 18) }
    return history
  }

  private func lifting(_ history: History, hour: Int64 = 6, minute: Int64 = 0, answers: [DayAnswers] = []) -> LiftingDay
  {
    var request = PlanRequest(history, on: monday, second: hour * 3600 + minute * 60)
    request.days = answers
    return Coach.today(request).lifting
  }

  private func answer(_ lifting: LiftingAnswer, on day: Day) -> DayAnswers {
    var answers = DayAnswers(day: day)
    answers.lifting = lifting
    return answers
  }

  @Test("is likely from half of the weeks read on")
  func half() {
    let likely = lifting(history(weeks: [1, 3, 5, 7, 9, 11], first: 12)).today
    #expect(likely.outcome == .likely)
    #expect((likely.weeksWithLift, likely.weeksRead, likely.weekday) == (6, 12, 1))
    #expect(likely.latestLiftTime == Int64(64_800))
    #expect(lifting(history(weeks: [1, 3, 5, 7, 9], first: 12)).today.outcome == .unlikely)
  }

  @Test("a week counts from the day of her first session on, and fewer than four say nothing")
  func floor() {
    let three = lifting(history(weeks: [1, 2, 3], first: 3))
    #expect(three.state == .notEnoughHistory)
    #expect((three.today.weeksRead, three.today.weeksWithLift, three.today.latestLiftTime) == (3, 0, nil))
    #expect(lifting(history(weeks: [1, 2], first: 4)).today.outcome == .likely)
    var late = history(weeks: [1, 2], first: 4)
    late.sessions[0] = late.session(.run, monday - 27, 30)
    #expect(lifting(late).today.weeksRead == 3, "the fourth week starts a day before her first session")
  }

  @Test("only the twelve whole weeks before today are read")
  func twelveWeeks() {
    var history = history(weeks: [13, 14, 15], first: 20)
    history.lift(monday, hour: 5)
    let found = lifting(history)
    #expect((found.today.weeksWithLift, found.today.weeksRead) == (0, 12))
    #expect(found.liftedToday)
  }

  @Test("a likely lift is ahead until ninety minutes after its latest time, then it is tomorrow's")
  func grace() {
    let history = history(weeks: [1, 2, 3, 4], first: 4)
    let before = lifting(history, hour: 19, minute: 29)
    #expect(before.aheadToday == .weekday)
    #expect(before.aheadTomorrow == nil)
    let after = lifting(history, hour: 19, minute: 30)
    #expect(after.aheadToday == nil)
    #expect(after.aheadTomorrow == .postponed)
  }

  @Test("her answer stands over the weekday, and older answers select the day they named")
  func answers() {
    let history = history(weeks: [1, 2, 3, 4], first: 4)
    for given in [LiftingAnswer.today, .todayHeavy, .todayLight] {
      let found = lifting(history, hour: 23, answers: [answer(given, on: monday)])
      #expect(found.state == .answered)
      #expect(found.answer == .today)
      #expect(found.aheadToday == .answer)
      #expect(found.aheadTomorrow == nil)
    }
    let skipped = lifting(history, answers: [answer(.skip, on: monday)])
    #expect((skipped.aheadToday, skipped.aheadTomorrow) == (nil, nil))
    for given in [LiftingAnswer.tomorrow, .tomorrowHeavy, .tomorrowLight] {
      let found = lifting(history, answers: [answer(given, on: monday)])
      #expect((found.aheadToday, found.aheadTomorrow) == (nil, .answer))
    }
  }

  @Test("yesterday's answer of tomorrow is a lift ahead today, unless today's own answer says otherwise")
  func yesterday() {
    let history = history(weeks: [], first: 8)
    let yesterday = answer(.tomorrow, on: monday - 1)
    #expect(lifting(history, answers: [yesterday]).aheadToday == .answerOfDayBefore)
    #expect(lifting(history, answers: [yesterday, answer(.skip, on: monday)]).aheadToday == nil)
    #expect(lifting(history, answers: [answer(.tomorrow, on: monday - 2)]).aheadToday == nil)
  }

  @Test("once she lifted today there is nothing to ask, and a lift tomorrow is still told")
  func lifted() {
    var history = history(weeks: [1, 2, 3, 4], first: 4)
    history.lift(monday, hour: 5)
    let found = lifting(history, hour: 23, answers: [answer(.tomorrow, on: monday)])
    #expect(found.state == .liftedToday)
    #expect((found.aheadToday, found.aheadTomorrow) == (nil, .answer))
    #expect(Coach.today(PlanRequest(history, on: monday)).rules.contains(.liftedToday))
  }
}
