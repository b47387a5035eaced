import Testing
import TrainingModel

@testable import Planner
@testable import Presentation

/// Screens over sessions and weeks made up for them.
struct ScreenTests {
  private let monday = Day(number: 20_094)

  private func request(weeks: Int64, races: [Race] = []) -> PlanRequest {
    let now = LocalTime(day: monday, second: 6 * 3600)
    var request = PlanRequest(now: now, nowInstant: now.instant(offset: 0))
    request.sessions = (1...weeks * 7).flatMap { number in
      [session(.run, monday - number, 7), session(.lift, monday - number, 18)]
    }
    request.races = races
    return request
  }

  private func session(_ activity: SessionActivity, _ day: Day, _ hour: Int64) -> TrainingSession {
    let local = LocalTime(day: day, second: hour * 3600)
    var session = TrainingSession(
      id: "0123456789ABCDEFGHJKMNPQ" + String(hour + 10), activity: activity, start: local.instant(offset: 0),
      local: local)
    session.minutes = Minutes(40)
    session.effort = Effort(5)
    session.runKind = activity == .run ? .easy : nil
    return session
  }

  private func entry(_ activity: SessionActivity, name: String?, note: String? = nil) -> HistoryEntry {
    let local = LocalTime(day: monday, second: 7 * 3600)
    let load = SessionLoad(
      id: "0123456789ABCDEFGHJKMNPQRS", activity: activity, kind: nil, local: local, minutes: Minutes(60),
      load: Load(360), basis: .effort, effort: Effort(6))
    var entry = HistoryEntry(session: load, start: local.instant(offset: 0), source: nil)
    (entry.name, entry.note) = (name, note)
    return entry
  }

  private func lines(_ page: Page) -> [String] { page.plainText.split(separator: "\n").map(String.init) }

  @Test("every session of a day has a line of its own, its load included")
  func weekLines() {
    let request = request(weeks: 6)
    let entries = Coach.history(request).map { HistoryEntry(session: $0, start: request.nowInstant, source: nil) }
    let lines = lines(WeekScreen.page(Coach.today(request), entries: entries))
    #expect(lines.count { $0.contains("easy run 40 min, 200 AU") } == 6)
    #expect(lines.count { $0.hasSuffix("lift 40 min, 200 AU") } == 6)
    #expect(lines.allSatisfy { TextWidth.columns($0) <= Page.width })
    let columns = Set(lines.filter { $0.contains("40 min") }.map { column($0) })
    #expect(columns == [39], "\(columns)")
  }

  /// The column in which a week's line begins to speak of a session.
  private func column(_ line: String) -> Int {
    let head = line.split(separator: "easy run", maxSplits: 1).first ?? ""
    let start = line.contains("easy run") ? head : line.split(separator: "lift", maxSplits: 1).first ?? ""
    return TextWidth.columns(String(start))
  }

  @Test("history calls another sport by its name, a lift by its routine, and repeats the note")
  func historyNames() {
    let note = "windy, and\nfar too long for one line of eighty columns in a terminal of that width"
    let entries = [entry(.other, name: "cycling", note: note), entry(.lift, name: "Push"), entry(.other, name: nil)]
    let page = HistoryScreen.page(entries) { _ in nil }
    let lines = lines(page)
    #expect(lines[0].contains("cycling         60 min, 360 AU"))
    #expect(lines[1] == String(repeating: " ", count: 28) + "your effort")
    #expect(lines[2].hasSuffix("“windy, and far too long for one line of eighty"))
    #expect(lines.contains(String(repeating: " ", count: 28) + "Push, your effort"))
    #expect(lines.contains { $0.contains("other           60 min") })
    #expect(lines.allSatisfy { TextWidth.columns($0) <= Page.width })
  }

  @Test("history's JSON has name and note, null where nothing is said")
  func historyPayload() {
    let text = String(decoding: Payload.history([entry(.other, name: "cycling", note: "windy")]).bytes, as: UTF8.self)
    #expect(text.contains("\"name\" : \"cycling\"") && text.contains("\"note\" : \"windy\""))
    let bare = String(decoding: Payload.history([entry(.run, name: nil)]).bytes, as: UTF8.self)
    #expect(bare.contains("\"name\" : null") && bare.contains("\"note\" : null"))
  }

  @Test("a race years ahead is drawn for 52 weeks, and a line says how many follow; JSON has them all")
  func farRace() {
    let race = Race(name: "Far", day: monday + 7 * 100, shape: .fixedLength(Kilometres(21.0975)))
    let request = request(weeks: 6, races: [race])
    let (ahead, weeks) = (Coach.ahead(request), Coach.runningWeeks(request))
    #expect(ahead.weeks.count > 52 && weeks.ahead.count > 52)
    for (page, count) in [
      (AheadScreen.page(ahead), ahead.weeks.count), (RunsScreen.page(weeks, race: ahead.race), weeks.ahead.count),
    ] {
      let text = page.plainText
      #expect(text.contains("… and \(count - 52) more weeks up to Far"), "\(text)")
      #expect(lines(page).count < 90)
    }
    let payload = String(decoding: Payload.ahead(ahead).bytes, as: UTF8.self)
    #expect(payload.split(separator: "\"runningMinutes\"").count - 1 == ahead.weeks.count)
  }

  @Test("the screen of runs has no two empty lines in a row, whatever is known")
  func runsWithoutPast() {
    let empty = RunningWeeks(past: [], current: RunningWeek(from: monday - 6, minutes: .zero, runs: 0), ahead: [])
    for weeks in [empty, Coach.runningWeeks(request(weeks: 6))] {
      #expect(!RunsScreen.page(weeks, race: nil).plainText.contains("\n\n\n"))
    }
  }
}
