public import TrainingModel

/// One routine with its plan.
public enum RoutineScreen {
  /// What the routine is and, numbered, what is done in it. Weights are in `unit`; `rest` is the device's own, in seconds.
  public static func page(_ entry: RoutineEntry, unit: WeightUnit, rest: Int64) -> Page {
    var page = Page()
    let routine = entry.routine
    page.paragraph(routine.name, first: Span(routine.id.text + "  ", .strong), role: .strong)
    page.text()
    page.row("Kind", RoutineWords.kind(routine.resolvedActivityType))
    page.row("Rest", routine.restSeconds.map { RoutineWords.rest($0) } ?? RoutineWords.rest(rest) + ", this device's")
    if routine.advancesByItself { page.row("Flow", "on: after an exercise the next one begins by itself") }
    if let rate = routine.targetHeartRate { page.row("Heart rate", heartRate(rate, of: routine)) }
    for schedule in entry.schedules { page.row("Scheduled", ScheduleWords.text(schedule)) }
    if let next = entry.next { page.row("Next", ScheduleWords.text(next)) }
    if routine.id.isStarter { page.row("Starter", "your first edit turns it into a routine of your own") }
    page.text()
    exercises(routine, unit: unit, on: &page)
    return page
  }

  private static func heartRate(_ rate: Int64, of routine: SplitDocument) -> String {
    let text = "\(rate) bpm"
    return routine.effectiveTargetHeartRate == nil ? text + ", not used by this kind of training" : text
  }

  private static func exercises(_ routine: SplitDocument, unit: WeightUnit, on page: inout Page) {
    let exercises = routine.shownExercises
    guard !exercises.isEmpty else {
      page.paragraph("No exercise yet. To add one: loadbook routines edit \"\(routine.name)\" --add \"Row 3x8 40kg\"")
      return
    }
    let columns = min(exercises.map { TextWidth.columns($0.name) }.max() ?? 0, 40)
    for (place, exercise) in exercises.enumerated() {
      let number = TextWidth.rightAligned(String(place + 1), to: 3) + "  "
      let name = TextWidth.padded(TextWidth.cut(exercise.name, to: columns), to: columns) + "  "
      page.paragraph(RoutineWords.plan(exercise, unit: unit), first: Span(number + name, .plain))
      if let details = RoutineWords.details(exercise) {
        page.paragraph(details, first: Span(String(repeating: " ", count: 5), .plain), role: .dim)
      }
    }
  }
}
