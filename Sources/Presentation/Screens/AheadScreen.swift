public import Planner
import TrainingModel

/// The load of the weeks ahead: running drawn over lifting, flat until the taper.
public enum AheadScreen {
  private static let barColumns = 32

  /// The weeks ahead as bars, then the days of the taper.
  public static func page(_ ahead: LoadAhead) -> Page {
    var page = Page()
    page.line(Span("The load ahead", .heading))
    page.text()
    guard case .usual = ahead.baseline else {
      if case .arrives(let days) = ahead.baseline {
        page.paragraph("There is no line yet: your usual week is known in \(NumberWords.count(days, "day")).")
      }
      return page
    }
    let largest = ahead.weeks.map { $0.load.value }.max() ?? 0
    for week in ahead.weeks.prefix(Page.mostWeeks) { row(week, largest: largest, on: &page) }
    page.weeksLeftOut(of: ahead.weeks.count, before: ahead.race)
    page.text()
    page.line(
      Span("  ███ ", .running), Span("running   ", .plain), Span("███ ", .lifting), Span("everything else", .plain))
    page.text()
    page.paragraph(
      "The line states what continues if nothing changes; it is no target to hit. Lifting is never cut.", role: .dim)
    taper(ahead, on: &page)
    return page
  }

  private static func row(_ week: WeekAhead, largest: Double, on page: inout Page) {
    let whole = Bar.text(week.load.value, of: largest, columns: barColumns)
    let wanted = largest > 0 ? Int((week.runningLoad.value / largest * Double(barColumns)).rounded()) : 0
    let running = String(whole.prefix(min(wanted, whole.count)))
    let rest = TextWidth.padded(String(whole.dropFirst(running.count)), to: barColumns - running.count)
    page.line(
      Span("  " + DayWords.dayAndMonth(week.from) + "  ", .dim), Span(running, .running), Span(rest, .lifting),
      Span("  " + NumberWords.load(week.load) + ", running up to " + NumberWords.minutes(week.runningMinutes), .plain))
  }

  private static func taper(_ ahead: LoadAhead, on page: inout Page) {
    guard let race = ahead.race, !ahead.taper.isEmpty else { return }
    page.heading("The taper before \(race.name)")
    page.text()
    for day in ahead.taper {
      let percent = NumberWords.whole(day.scale * 100)
      page.line(
        Span("  " + DayWords.short(day.day) + "  ", .dim),
        Span(
          TextWidth.rightAligned("\(day.daysLeft)", to: 2) + (day.daysLeft == 1 ? " day left  " : " days left "), .plain
        ),
        Span("running at " + TextWidth.rightAligned(percent, to: 3) + " %", .running),
        Span(", week " + NumberWords.load(day.target), .plain))
    }
  }
}
