import Testing
import TrainingModel

@testable import Planner
@testable import Presentation

/// What the screens about the weeks ahead promise: nothing.
struct AheadViewTests {
  private let today = Day(number: 20_787)

  private func request(weeks: Int64) -> PlanRequest {
    let now = LocalTime(day: today, second: 7 * 3600)
    var request = PlanRequest(now: now, nowInstant: now.instant(offset: 0))
    request.sessions = (1...(weeks * 7)).map { number in
      let local = LocalTime(day: today - number, second: 7 * 3600)
      var session = TrainingSession(
        id: "0123456789ABCDEFGHJKMNPQ\(number % 90 + 10)", activity: number % 3 == 0 ? .lift : .run,
        start: local.instant(offset: 0), local: local)
      (session.minutes, session.effort) = (Minutes(40), Effort(5))
      return session
    }
    request.races = [Race(name: "Half", day: today + 24, shape: .fixedLength(Kilometres(21.0975)))]
    return request
  }

  private func text(_ payload: Payload) -> String { String(decoding: payload.bytes, as: UTF8.self) }

  private func views(weeks: Int64) -> [String] {
    let request = request(weeks: weeks)
    let (ahead, answer) = (Coach.ahead(request), Coach.today(request))
    let running = RunningView(
      answer: answer, weeks: Coach.runningWeeks(request), days: [], longest: Minutes(40), longestNext: Minutes(45))
    let ledger = LedgerView(
      answer: answer, weeks: [], next: nil,
      loads: WeekLoad.weeks(of: Coach.history(request), through: today, count: 12), unit: .km, clock: .h24)
    return [
      text(.aheadView(AheadView(ahead: ahead, isEmpty: false))), text(.runningView(running)), text(.ledgerView(ledger)),
      text(.racesView(RacesView(races: [], ahead: ahead, unit: .km))),
    ]
  }

  @Test("no screen about the weeks ahead promises, warns, praises or scores")
  func calm() {
    for view in views(weeks: 8) {
      for word in ["safe", "score", "danger", "risk", "optimal", "goal", "!", "ratio", "great", "must"] {
        #expect(!view.lowercased().contains(word), "\(word) in \(view.prefix(200))")
      }
    }
  }

  @Test("a target is named only to say that there is none")
  func noTarget() {
    let ahead = views(weeks: 8)[0].replacing("\"target\" :", with: "")
    #expect(ahead.contains("It is no target to hit"))
    #expect(!ahead.replacing("no target", with: "").contains("target"))
  }

  @Test("before 28 days of history each screen says how many are missing and draws no line ahead")
  func missing() {
    for view in views(weeks: 2) { #expect(view.contains("It is known in 14 days."), "\(view.prefix(300))") }
    #expect(views(weeks: 2)[0].contains("\"chart\" : null"))
  }

  @Test("weeks of the ledger begin on the weekday that she chose")
  func weekStart() {
    // 2026-11-30 is a Monday.
    #expect(LedgerWeek.firstDay(of: today, start: 1) == today)
    #expect(LedgerWeek.firstDay(of: today, start: 7) == today - 1)
    #expect(LedgerWeek.firstDay(of: today, start: 6) == today - 2)
    #expect(LedgerWeek.firstDay(of: today + 6, start: 1) == today)
  }

  @Test("a race says when its taper begins, and one without history at that day says why it has none")
  func tapers() {
    var race = RaceDocument(
      id: ULID(high: 1, low: 1), name: "Half", day: today + 24, shape: .fixedLength(Kilometres(21.0975)),
      createdAt: Instant(seconds: 0))
    let ahead = Coach.ahead(request(weeks: 8))
    #expect(
      text(.racesView(RacesView(races: [race], ahead: ahead, unit: .km))).contains("The taper begins on Fri 11 Dec."))
    race.day = today + 3
    var short = request(weeks: 4)
    short.races = [Race(name: "Half", day: race.day, shape: race.shape)]
    let view = text(.racesView(RacesView(races: [race], ahead: Coach.ahead(short), unit: .km)))
    #expect(view.contains("No taper: 28 days of history were missing"))
  }
}
