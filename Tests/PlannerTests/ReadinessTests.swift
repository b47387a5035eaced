import Planner
import Testing
import TrainingModel

@Suite("Readiness")
struct ReadinessTests {
  @Test(
    "by last night against the usual one",
    arguments: [
      (8.0, 8.0, 100), (7.2, 8, 100), (6.4, 8, 93), (5.6, 8, 85), (4.8, 8, 78), (4, 8, 70), (3, 8, 70), (9, 8, 100),
    ] as [(Double, Double, Int64)])
  func sleep(last: Double, usual: Double, percent: Int64) {
    let found = Coach.readiness(
      selfPercent: nil, lastNightAsleep: Minutes(last * 60), usualAsleep: Minutes(usual * 60))
    #expect(found.percent.value == percent)
    #expect(found.source == .sleep)
    #expect(!found.setByHer)
  }

  @Test("her own answer wins over sleep and stays within 0 and 100")
  func her() {
    let found = Coach.readiness(
      selfPercent: ReadinessPercent(40), lastNightAsleep: Minutes(240), usualAsleep: Minutes(480))
    #expect(found.percent.value == 40)
    #expect(found.setByHer)
    #expect(ReadinessPercent(140) == .highest)
    #expect(ReadinessPercent(-3) == .lowest)
  }

  @Test("what is not known is 100 from an unknown source, and so are nights that cannot be true")
  func unknown() {
    let nights: [(Minutes?, Minutes?)] = [
      (nil, Minutes(480)), (Minutes(480), nil), (Minutes(480), Minutes(239)), (Minutes(480), Minutes(661)),
      (Minutes(841), Minutes(480)),
    ]
    for (last, usual) in nights {
      let found = Coach.readiness(selfPercent: nil, lastNightAsleep: last, usualAsleep: usual)
      #expect(found.percent == .highest)
      #expect(found.source == .unknown)
    }
  }

  private func request(nights: Int64, lastNight: Double?) -> PlanRequest {
    var request = PlanRequest(History(), on: monday)
    for number in Int64(1)...28 where number <= nights {
      var answers = DayAnswers(day: monday - number)
      answers.sleep = Minutes(480)
      request.days.append(answers)
    }
    var today = DayAnswers(day: monday)
    today.sleep = lastNight.map { Minutes($0) }
    request.days.append(today)
    return request
  }

  @Test("the usual sleep is a median of at least seven nights before the last")
  func usualSleep() {
    #expect(Coach.today(request(nights: 7, lastNight: 336)).readiness.percent.value == 85)
    #expect(Coach.today(request(nights: 6, lastNight: 336)).readiness.source == .unknown)
    #expect(Coach.today(request(nights: 28, lastNight: nil)).readiness.source == .unknown)
  }

  @Test("an old night never stands in for the last one")
  func staleNight() {
    var request = request(nights: 28, lastNight: nil)
    request.days.append(DayAnswers(day: monday - 40))
    #expect(Coach.today(request).readiness.source == .unknown)
  }

  @Test("a reason stands beside a percent under 100 and changes no run", arguments: ReadinessReason.allCases)
  func reasons(reason: ReadinessReason) {
    let history = Week.fourRuns.repeated(12, before: monday)
    var request = PlanRequest(history, on: monday + 1)
    var answers = DayAnswers(day: monday + 1)
    answers.readinessPercent = ReadinessPercent(90)
    request.days = [answers]
    let without = Coach.today(request)
    answers.readinessReason = reason
    request.days = [answers]
    let with = Coach.today(request)
    #expect(with.run == without.run)
    #expect(with.readiness.reason == reason)
    #expect(with.rules.contains(.heavyLegs) == (reason == .heavyLegs))
    answers.readinessPercent = .highest
    request.days = [answers]
    #expect(Coach.today(request).readiness.reason == nil)
  }
}
