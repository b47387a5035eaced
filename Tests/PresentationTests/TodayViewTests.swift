import CanonicalJSON
import Foundation
import Testing
import TrainingModel

@testable import Planner
@testable import Presentation

/// What the day's screen says, over sessions made up for it.
@Suite struct TodayViewTests {
  private let monday = Day(number: 20_787)

  private func request(weeks: Int64, races: [Race] = [], days: [DayAnswers] = []) -> PlanRequest {
    let now = LocalTime(day: monday, second: 6 * 3600)
    var request = PlanRequest(now: now, nowInstant: now.instant(offset: 0))
    if weeks > 0 {
      request.sessions = (1...weeks * 7).filter { $0 % 2 == 0 }.map { session(.run, monday - $0, 7) }
      request.sessions += (1...weeks).map { session(.lift, monday - $0 * 7, 18) }
    }
    (request.races, request.days) = (races, days)
    return request
  }

  private func session(_ activity: SessionActivity, _ day: Day, _ hour: Int64) -> TrainingSession {
    let local = LocalTime(day: day, second: hour * 3600)
    var session = TrainingSession(
      id: "\(activity.rawValue) \(day.text)", activity: activity, start: local.instant(offset: 0), local: local)
    (session.minutes, session.effort) = (Minutes(40), Effort(4))
    session.runKind = activity == .run ? .easy : nil
    return session
  }

  private func view(_ request: PlanRequest) -> TodayView {
    let ledger = request.ledger
    var view = TodayView(
      answer: Coach.today(request, ledger: ledger), ahead: Coach.ahead(request),
      tomorrow: Coach.tomorrow(request, readiness: .highest, clock: request.today), now: request.now)
    view.week = ledger.entries.filter { $0.local.day >= monday - 6 }
      .map { HistoryEntry(session: $0, start: request.nowInstant, source: nil) }
    return view
  }

  private func words(_ view: TodayView) throws -> [String: Any] {
    let whole = try JSONSerialization.jsonObject(with: Data(Payload.today(view).bytes)) as? [String: Any]
    return try #require(whole?["words"] as? [String: Any])
  }

  @Test("the members of the command line come first and unchanged, then the words")
  func members() throws {
    let view = view(request(weeks: 8))
    let alone = String(decoding: Payload.today(view.answer).bytes, as: UTF8.self)
    let both = String(decoding: Payload.today(view).bytes, as: UTF8.self)
    let shared = alone.dropLast(3)  // a line feed, the brace, a line feed
    #expect(both.hasPrefix(shared + ",\n  \"words\" : {"))
  }

  @Test("each state of the day has its surface")
  func surfaces() {
    var empty = view(request(weeks: 0))
    empty.isEmpty = true
    #expect(empty.surface == .firstUse)
    #expect(view(request(weeks: 8)).surface == .suggestion)
    var ran = request(weeks: 8)
    ran.sessions.append(session(.run, monday, 5))
    #expect(view(ran).surface == .completed)
    var tired = DayAnswers(day: monday)
    tired.readinessPercent = ReadinessPercent(10)
    #expect(view(request(weeks: 8, days: [tired])).surface == .noRun)
    let race = Race(name: "Ten", day: monday, shape: .fixedLength(Kilometres(10)))
    #expect(view(request(weeks: 8, races: [race])).surface == .raceDay)
  }

  @Test("the lifting row says what she said, else the weekday with its count")
  func liftingRow() {
    let likely = LiftingRow(view: view(request(weeks: 8)))
    #expect(likely.summary == "Lifting later today")
    #expect(likely.detail == "Monday is usually a lifting day: 8 of 8 weeks.")
    for (answer, summary) in [
      (LiftingAnswer.today, "Lifting today"), (.todayHeavy, "Lifting today"), (.skip, "No lifting today"),
      (.tomorrow, "Lifting tomorrow"), (.tomorrowLight, "Lifting tomorrow"),
    ] {
      var said = DayAnswers(day: monday)
      said.lifting = answer
      let row = LiftingRow(view: view(request(weeks: 8, days: [said])))
      #expect(row.summary == summary && row.detail == "as you said")
    }
    var yesterday = DayAnswers(day: monday - 1)
    yesterday.lifting = .tomorrow
    #expect(LiftingRow(view: view(request(weeks: 8, days: [yesterday]))).detail == "as you said yesterday")
    var lifted = request(weeks: 8)
    lifted.sessions.append(session(.lift, monday, 5))
    let row = LiftingRow(view: view(lifted))
    #expect(row.summary == "Already lifted today" && row.detail == "Lift, 40 min")
  }

  @Test("the line under the slider has a source while the percent is a start, and none once it is hers")
  func readinessLine() {
    #expect(ReadinessRow(view: view(request(weeks: 8))).line == "100 %, you said nothing, and no sleep is known")
    var said = DayAnswers(day: monday)
    (said.readinessPercent, said.readinessReason) = (ReadinessPercent(80), .ill)
    let row = ReadinessRow(view: view(request(weeks: 8, days: [said])))
    #expect(row.line == "80 %" && row.detail == "as you said, ill" && row.summary == "80 % ready")
    let nights = (0...8 as ClosedRange<Int64>).map { number in
      var night = DayAnswers(day: monday - number)
      night.sleep = Minutes(number == 0 ? 300 : 420)
      return night
    }
    var slept = view(request(weeks: 8, days: nights))
    slept.sleep = SleepKnown(lastNight: 300, nights: 8)
    let percent = slept.answer.readiness.percent.value
    #expect(percent < 100)
    #expect(ReadinessRow(view: slept).line == "\(percent) %, from last night’s sleep, 5 h")
  }

  @Test("in the taper the card of the day's budget says neither target nor cap")
  func taperBudget() throws {
    let race = Race(name: "Ten", day: monday + 5, shape: .fixedLength(Kilometres(10)))
    let view = view(request(weeks: 8, races: [race]))
    let card = try #require(try words(view)["budget"])
    let text = String(decoding: try JSONSerialization.data(withJSONObject: card), as: UTF8.self)
    let target = try #require(view.answer.figures.target)
    let cap = try #require(view.answer.figures.cap)
    let usual = try #require(view.answer.budget.usualWeek)
    #expect(target < usual)
    #expect(text.contains("of \(NumberWords.load(usual)) in a usual week"))
    #expect(!text.contains(NumberWords.load(target)) && !text.contains(NumberWords.load(cap)))
  }

  @Test("before a usual week the days still missing are said, and there is no chart")
  func fewDays() throws {
    let words = try words(view(request(weeks: 1)))
    let budget = try #require(words["budget"] as? [String: Any])
    #expect(budget["arrives"] as? String == "Known in 21 days: a usual week needs 28 days of history.")
    #expect(budget["amount"] == nil)
    #expect((words["ahead"] as? [String: Any])?["chart"] is NSNull)
  }

  @Test("files that are set aside, and folders that cannot be listed, are said with what that means")
  func careful() {
    var view = view(request(weeks: 8))
    #expect(CarefulWords.lines(view).isEmpty)
    (view.uncounted, view.unlisted) = (1, 2)
    let lines = CarefulWords.lines(view)
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("might be gentler") })
    #expect(lines[0].hasPrefix("1 file cannot be read and is not counted"))
  }

  @Test("“I ran it” begins with the suggestion, as if it had just ended")
  func prefill() throws {
    let view = view(request(weeks: 8))
    let run = try #require(view.answer.run)
    let prefill = try #require(try words(view)["prefill"] as? [String: Any])
    #expect(prefill["minutes"] as? Double == run.minutes.value)
    #expect(prefill["kind"] as? String == run.kind.rawValue)
    #expect(prefill["effort"] as? Int == 4, "her own effort of that kind")
    #expect(prefill["start"] as? String == ScheduleWords.clock(360 - Int64(run.minutes.value)))
  }

  @Test("sessions of today and yesterday that she did not rate are asked for, newest first, three at most")
  func unrated() {
    var request = request(weeks: 8)
    for number in 0...3 {
      var ride = session(.other, monday - min(Int64(number), 1), Int64(5 - number))
      ride.id = "ride \(number)"
      ride.effort = nil
      request.sessions.append(ride)
    }
    let ids = UnratedList(view: view(request)).entries.map { $0.session.id }
    #expect(ids.first == "ride 0" && ids.count == 3)
  }
}
