import Interchange
import Planner
import Testing
import TrainingModel

@Suite("The invented athlete's plan")
struct DemoPlanTests {
  private static let zone = ZoneRules(zone: .named("Europe/Berlin"), initialOffset: 3600, transitions: [])
  private static let today = Day(number: 20_787)

  private func request(
    on today: Day, sessions: [SessionDocument], workouts: [WorkoutDocument], history: DemoHistory? = nil
  ) -> PlanRequest {
    let now = LocalTime(day: today, second: 8 * 3600)
    var request = PlanRequest(now: now, nowInstant: Self.zone.instant(of: now))
    request.sessions =
      sessions.map { TrainingSession(session: $0, zone: Self.zone) }
      + workouts.compactMap { TrainingSession(workout: $0, zone: Self.zone, weightUnit: .kg) }
    request.days = history?.days.map { DayAnswers($0) } ?? []
    request.races = history?.races.map { Race($0) } ?? []
    request.athlete = history.map { AthleteTraits($0.athlete) } ?? AthleteTraits()
    return request
  }

  @Test("On each of four weeks' days there is a plan: a usual week, a race ahead, likely lifts on Monday and Friday")
  func plan() {
    var kinds: Set<RunKind> = []
    for offset in Int64(0)..<28 {
      let today = Self.today + offset
      let history = DemoHistory.make(today: today, zone: Self.zone, years: 2, seed: 1)
      let answer = Coach.today(
        request(on: today, sessions: history.sessions, workouts: history.workouts, history: history))
      #expect(answer.budget.usualWeek.map { $0.value > 1_200 && $0.value < 2_200 } == true, "\(today.text)")
      #expect(answer.race?.daysLeft == 24)
      #expect((answer.lifting.state == .likely) == [1, 5].contains(today.weekday), "\(today.text)")
      #expect(answer.done.isEmpty)
      if let run = answer.run { kinds.insert(run.kind) }
    }
    #expect(kinds.isSuperset(of: [.easy, .long]))
  }

  @Test("Lifts that the watch recorded, too, count once")
  func countedOnce() {
    let history = DemoHistory.make(today: Self.today, zone: Self.zone, years: 2, seed: 1)
    let loads = Coach.history(request(on: Self.today, sessions: history.sessions, workouts: history.workouts))
    #expect(loads.filter { $0.activity == .lift }.count == history.workouts.count)
    #expect(loads.filter { $0.activity == .run }.count == history.sessions.filter { $0.activity == .run }.count)
  }

  @Test("Of the files to try an import with, the lift in both counts once, and by her rating")
  func filesCountOnce() throws {
    let now = Self.zone.instant(of: LocalTime(day: Self.today, second: 8 * 3600))
    var (sessions, workouts) = ([SessionDocument](), [WorkoutDocument]())
    for file in DemoFiles.make(today: Self.today, zone: Self.zone) {
      if let log = HevyImport.read(file.bytes, zone: Self.zone, importedAt: now) {
        workouts += log.documents
      } else {
        sessions += FITImport(of: file.bytes, maximumHeartRate: nil, home: Self.zone, now: now).sessions
      }
    }
    #expect(sessions.count == 3)
    let request = request(on: Self.today, sessions: sessions, workouts: workouts)
    let lifts = Coach.history(request).filter { $0.activity == .lift }
    #expect(lifts.count == 10)
    #expect(lifts.last?.basis == .effort)
    #expect(Coach.today(request).budget.usualWeek != nil)
  }
}
