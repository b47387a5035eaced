public import Planner
import TrainingModel

/// The seven days up to today, as the ledger spends them.
public enum WeekScreen {
  private static let barColumns = 24

  /// One row a day with its sessions, one below the other, then what is spent against a usual week.
  public static func page(_ answer: PlanAnswer, entries: [HistoryEntry]) -> Page {
    var page = Page()
    page.line(Span("The seven days up to \(DayWords.short(answer.day))", .heading))
    page.text()
    let days = (0..<7).map { answer.day - Int64(6 - $0) }
    let byDay = days.map { day in entries.filter { $0.session.local.day == day } }
    let largest = byDay.map { load($0) }.max() ?? 0
    for (day, entries) in zip(days, byDay) { add(day, entries, largest: largest, to: &page) }
    page.text()
    page.row("Spent", NumberWords.load(Load(byDay.reduce(0) { $0 + load($1) })))
    switch answer.baseline {
    case .usual(let usual): page.row("Usual week", NumberWords.load(usual) + ", the mean of the last four weeks")
    case .arrives(let days): page.row("Usual week", "known in \(NumberWords.count(days, "day"))")
    }
    return page
  }

  private static func load(_ entries: [HistoryEntry]) -> Double {
    entries.reduce(0) { $0 + ($1.session.load?.value ?? 0) }
  }

  private static func add(_ day: Day, _ entries: [HistoryEntry], largest: Double, to page: inout Page) {
    let running = load(entries.filter { $0.session.activity == .run })
    let runningBar = Bar.text(running, of: largest, columns: barColumns)
    let restBar = Bar.text(load(entries) - running, of: largest, columns: barColumns)
    let space = barColumns + 1 - TextWidth.columns(runningBar) - TextWidth.columns(restBar)
    let date = "  " + DayWords.short(day) + "  "
    page.line(
      Span(date, .dim), Span(runningBar, .running), Span(restBar, .lifting),
      Span(String(repeating: " ", count: max(1, space)), .plain), Span(entries.first.map { words($0) } ?? "–", .plain))
    let margin = String(repeating: " ", count: TextWidth.columns(date) + barColumns + 1)
    for entry in entries.dropFirst() { page.line(Span(margin + words(entry), .plain)) }
  }

  private static func words(_ entry: HistoryEntry) -> String {
    let session = entry.session
    let load = session.load.map { NumberWords.load($0) } ?? "not rated"
    let minutes = session.minutes.map { NumberWords.minutes($0) } ?? "?"
    return "\(TextWidth.cut(entry.title, to: 16)) \(minutes), \(load)"
  }
}
