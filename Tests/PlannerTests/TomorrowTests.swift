import Planner
import Testing
import TrainingModel

@Suite("Tomorrow's preview")
struct TomorrowTests {
  private func preview(_ request: PlanRequest, percent: Int64 = 100, clock: Day? = nil) -> TomorrowPreview {
    Coach.tomorrow(request, readiness: ReadinessPercent(percent), clock: clock ?? request.today)
  }

  /// Monday is a day of rest for this athlete: she ran four times in the six days before.
  private let resting = PlanRequest(Week.fourRuns.repeated(12, before: monday), on: monday)

  @Test("is there on a day without a run, and equals what tomorrow says if nothing happens")
  func equalsTomorrow() {
    #expect(Coach.today(resting).run == nil)
    let found = preview(resting)
    #expect(found.absence == nil)
    var tomorrow = resting
    (tomorrow.now, tomorrow.nowInstant) = (LocalTime(day: monday + 1, second: 0), resting.nowInstant + 86_400)
    tomorrow.readinessPercent = 100
    #expect(found.run == Coach.today(tomorrow).run)
    #expect(found.day == monday + 1)
  }

  @Test("is not there while today's run is open, and returns once it is done")
  func open() {
    var history = Week.fourRuns.repeated(12, before: monday)
    Week.fourRuns.add(monday, to: &history)
    let request = PlanRequest(history, on: monday + 1)
    #expect(Coach.today(request).run != nil)
    #expect(preview(request).absence == .suggestionOpen)
    history.run(monday + 1, 40, hour: 5)
    #expect(preview(PlanRequest(history, on: monday + 1)).absence == nil)
  }

  @Test("is not there the day before a race, nor once the clock shows another day")
  func guards() {
    var request = resting
    request.races = [.kilometres(10, on: monday + 1)]
    #expect(preview(request).absence == .raceDay)
    #expect(preview(resting, clock: monday + 1).absence == .staleDay)
    #expect(preview(resting, clock: monday + 1).run == nil)
  }

  @Test("reads no answer and no sleep of tomorrow; today's answer of tomorrow is a commitment")
  func answers() {
    let plain = preview(resting)
    var request = resting
    var tomorrow = DayAnswers(day: monday + 1)
    (tomorrow.readinessPercent, tomorrow.sleep, tomorrow.lifting) = (ReadinessPercent(10), Minutes(60), .tomorrow)
    request.days = [tomorrow]
    #expect(preview(request) == plain)
    var today = DayAnswers(day: monday)
    today.lifting = .tomorrow
    request.days = [today]
    let committed = preview(request)
    #expect(committed.reasons.contains { $0.rule == .liftAheadToday && $0.input(.basis)?.text == "answerOfDayBefore" })
  }

  @Test("follows the percent that is assumed")
  func percent() {
    #expect(preview(resting, percent: 29).run == nil)
    #expect(preview(resting, percent: 29).reasons.last?.rule == .readinessRest)
    #expect(preview(resting, percent: 60).run?.minutes ?? .zero < preview(resting).run?.minutes ?? .zero)
  }

  @Test("reads only sessions that began by now")
  func sessions() {
    var request = resting
    var history = History(sessions: request.sessions)
    history.run(monday, 60, hour: 20)
    request.sessions = history.sessions
    #expect(preview(request) == preview(resting))
  }
}
