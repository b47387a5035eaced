public import TrainingModel

/// What is due next, and the schedules that say so.
public enum ScheduleScreen {
  /// The next times one a line, then every schedule. Those of `withoutRoutine` name a routine that is not here.
  public static func page(_ schedules: [ScheduleDocument], next: [ScheduleOccurrence], withoutRoutine: [ULID]) -> Page {
    var page = Page()
    guard !schedules.isEmpty else {
      page.text("No schedule yet. To add one: loadbook schedule add ROUTINE --on mon,thu")
      return page
    }
    page.heading("Next")
    if next.isEmpty { page.text("  nothing") }
    for occurrence in next { line(occurrence, on: &page) }
    page.heading("Schedules")
    for schedule in schedules {
      let gone = withoutRoutine.contains(schedule.id) ? ": its routine is not here" : ""
      page.paragraph(
        "\(schedule.splitName ?? schedule.splitID.text), \(ScheduleWords.text(schedule))\(gone)",
        first: Span(schedule.id.text + "  ", .dim))
    }
    return page
  }

  private static func line(_ occurrence: ScheduleOccurrence, on page: inout Page) {
    let clock = occurrence.minuteOfDay.map { ScheduleWords.clock($0) } ?? ""
    let time = "  " + DayWords.short(occurrence.day) + "  " + TextWidth.padded(clock, to: 5) + "  "
    page.paragraph(occurrence.splitName ?? occurrence.splitID.text, first: Span(time, .plain))
  }
}
