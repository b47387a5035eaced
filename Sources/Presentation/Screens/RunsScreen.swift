public import Planner
import TrainingModel

/// Her running of each week as bars, and the ceiling of the weeks ahead.
public enum RunsScreen {
  private static let barColumns = 40

  /// Past weeks, the seven days up to today, and the weeks ahead.
  public static func page(_ weeks: RunningWeeks, race: RaceAhead?) -> Page {
    var page = Page()
    page.line(Span("Your running each week", .heading))
    let all = weeks.past.map { $0.minutes.value } + [weeks.current.minutes.value] + weeks.ahead.map { $0.minutes.value }
    let largest = all.max() ?? 0
    page.text()
    for week in weeks.past { row(week, largest: largest, on: &page) }
    if !weeks.past.isEmpty { page.text() }
    page.text("  The seven days up to today:")
    row(weeks.current, largest: largest, on: &page)
    guard !weeks.ahead.isEmpty else { return page }
    ahead(weeks.ahead, largest: largest, race: race, on: &page)
    return page
  }

  private static func ahead(_ weeks: [RunningTarget], largest: Double, race: RaceAhead?, on page: inout Page) {
    page.heading("The most that a week ahead may hold")
    page.text()
    for week in weeks.prefix(Page.mostWeeks) {
      let bar = Bar.text(week.minutes.value, of: largest, columns: barColumns)
      page.line(
        Span("  " + DayWords.dayAndMonth(week.from) + "  ", .dim), Span(TextWidth.padded(bar, to: barColumns), .dim),
        Span("  " + NumberWords.minutes(week.minutes), .plain))
    }
    page.weeksLeftOut(of: weeks.count, before: race)
    page.text()
    page.paragraph(note(race), role: .dim)
  }

  private static func note(_ race: RaceAhead?) -> String {
    let still = "No week ahead rises: the minutes that you run earn the rise."
    guard let race else { return still }
    return still + " The last two weeks fall towards \(race.name), \(DayWords.short(race.day))."
  }

  private static func row(_ week: RunningWeek, largest: Double, on page: inout Page) {
    let bar = Bar.text(week.minutes.value, of: largest, columns: barColumns)
    let numbers =
      week.runs == 0 ? "no run" : "\(NumberWords.minutes(week.minutes)), \(NumberWords.count(week.runs, "run"))"
    page.line(
      Span("  " + DayWords.dayAndMonth(week.from) + "  ", .dim),
      Span(TextWidth.padded(bar, to: barColumns), .running), Span("  " + numbers, .plain))
  }
}
