import TrainingModel

/// All routines in their order.
public enum RoutinesScreen {
  private static let nameColumns = 30

  /// One line a routine: its place, its name, what is in it, and when a schedule asks for it next.
  public static func page(_ entries: [RoutineEntry]) -> Page {
    var page = Page()
    guard !entries.isEmpty else {
      page.text("No routine yet. To make one, or to begin with six of ours:")
      page.text("  loadbook routines add Push --exercise \"Bench Press 3x8 60kg\"")
      page.text("  loadbook routines restore-starters")
      return page
    }
    let columns = min(entries.map { TextWidth.columns($0.routine.name) }.max() ?? 0, nameColumns)
    for (place, entry) in entries.enumerated() { line(entry, place: place + 1, columns: columns, on: &page) }
    return page
  }

  private static func line(_ entry: RoutineEntry, place: Int, columns: Int, on page: inout Page) {
    let number = Span(TextWidth.rightAligned(String(place), to: 3) + "  ", .dim)
    let name = TextWidth.padded(TextWidth.cut(entry.routine.name, to: columns), to: columns)
    let indent = Span(number.text + name + "  ", .plain)
    var words = [RoutineWords.summary(entry.routine)]
    if entry.routine.id.isStarter { words.append("starter") }
    if let next = entry.next { words.append("next " + ScheduleWords.text(next)) }
    page.paragraph(words.joined(separator: ", "), first: indent)
  }
}
