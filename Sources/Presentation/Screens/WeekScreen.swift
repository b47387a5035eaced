public import Planner
import TrainingModel

/// The seven days up to today, as the ledger spends them.
public enum WeekScreen {
  private static let barColumns = 24

  /// One row a day with its sessions, then what is spent against a usual week.
  public static func page(_ answer: PlanAnswer, history: [SessionLoad]) -> Page {
    var page = Page()
    page.line(Span("The seven days up to \(DayWords.short(answer.day))", .heading))
    page.text()
    let days = (0..<7).map { answer.day - Int64(6 - $0) }
    let byDay = days.map { day in history.filter { $0.local.day == day } }
    let largest = byDay.map { load($0) }.max() ?? 0
    for (day, sessions) in zip(days, byDay) { row(day, sessions, largest: largest, on: &page) }
    page.text()
    page.row("Spent", NumberWords.load(Load(byDay.reduce(0) { $0 + load($1) })))
    switch answer.baseline {
    case .usual(let usual): page.row("Usual week", NumberWords.load(usual) + ", the mean of the last four weeks")
    case .arrives(let days): page.row("Usual week", "known in \(NumberWords.count(days, "day"))")
    }
    return page
  }

  private static func load(_ sessions: [SessionLoad]) -> Double {
    sessions.reduce(0) { $0 + ($1.load?.value ?? 0) }
  }

  private static func row(_ day: Day, _ sessions: [SessionLoad], largest: Double, on page: inout Page) {
    let running = load(sessions.filter { $0.activity == .run })
    let runningBar = Bar.text(running, of: largest, columns: barColumns)
    let restBar = Bar.text(load(sessions) - running, of: largest, columns: barColumns)
    let space = barColumns + 1 - TextWidth.columns(runningBar) - TextWidth.columns(restBar)
    page.line(
      Span("  " + DayWords.short(day) + "  ", .dim), Span(runningBar, .running), Span(restBar, .lifting),
      Span(String(repeating: " ", count: max(1, space)), .plain),
      Span(sessions.isEmpty ? "–" : TextWidth.cut(words(sessions), to: 38), .plain))
  }

  private static func words(_ sessions: [SessionLoad]) -> String {
    sessions.map { session in
      let name = session.kind.map { RunWords.name($0) } ?? RunWords.name(session.activity)
      let load = session.load.map { NumberWords.load($0) } ?? "not rated"
      return "\(name) \(session.minutes.map { NumberWords.minutes($0) } ?? "?"), \(load)"
    }.joined(separator: "; ")
  }
}
