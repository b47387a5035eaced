public import TrainingModel

/// One workout or session in full.
public enum RecordScreen {
  /// A workout: its numbers, then each exercise with its sets. `local` gives the wall-clock time of a moment.
  public static func page(_ workout: WorkoutDocument, unit: WeightUnit, local: (Instant) -> LocalTime) -> Page {
    var page = Page()
    page.paragraph(workout.splitName ?? "Workout", first: Span(workout.id.text + "  ", .strong))
    when(workout.start, end: workout.end, local: local, on: &page)
    page.row("Status", SetWords.standing(workout))
    if workout.hasRecordedSets { page.row("In all", WorkoutTotals(workout, unit: unit).text) }
    rating(workout.effort, minutes: WorkoutTotals(workout, unit: unit).minutes, on: &page)
    measured(workout.metrics, on: &page)
    origin(workout.source, notes: workout.notes, on: &page)
    for log in workout.shownLogs { add(log, unit: log.weightUnit ?? unit, local: local, to: &page) }
    return page
  }

  /// A session without sets: one row for each thing known of it.
  public static func page(_ session: SessionDocument, unit: DistanceUnit, local: (Instant) -> LocalTime) -> Page {
    var page = Page()
    let name = session.runKind.map { RunWords.name($0) } ?? session.activityName ?? RunWords.name(session.activity)
    page.paragraph(name, first: Span(session.id.text + "  ", .strong))
    when(session.start, end: nil, local: local, on: &page)
    if let minutes = session.minutes { page.row("Time", NumberWords.minutes(minutes)) }
    if let distance = session.kilometres {
      let pace = session.minutes.flatMap { NumberWords.pace($0, over: distance, unit: unit) }
      let showsPace = session.activity == .run ? pace.map { ", " + $0 } : nil
      page.row("Distance", NumberWords.distance(distance, unit: unit) + (showsPace ?? ""))
    }
    rating(session.effort, minutes: session.minutes, on: &page)
    if let text = heart(session.avgHeartRate, session.maxHeartRate) { page.row("Heart rate", text) }
    if let zones = session.hrZoneSeconds { page.row("Zones", Self.zones(zones)) }
    origin(session.source, notes: session.notes, on: &page)
    if session.isRecovered == true { page.row("Recovered", "its file was damaged, so numbers may be too small") }
    return page
  }

  private static func when(_ start: Instant, end: Instant?, local: (Instant) -> LocalTime, on page: inout Page) {
    let begin = local(start)
    let until = end.map { " to " + local($0).clock } ?? ""
    page.row("When", "\(DayWords.long(begin.day)), \(begin.clock)\(until)")
  }

  private static func rating(_ effort: Effort?, minutes: Minutes?, on page: inout Page) {
    guard let effort else { return page.row("Effort", "not rated") }
    let load = minutes.flatMap { $0.value < 1 ? nil : ", " + NumberWords.load(Load(effort.value * $0.value)) } ?? ""
    page.row("Effort", "\(NumberWords.decimal(effort.value, digits: 1)) (\(RunWords.feeling(effort)))\(load)")
  }

  private static func measured(_ metrics: WorkoutMetrics?, on page: inout Page) {
    guard let metrics else { return }
    let text = heart(metrics.avgHeartRate.map { HeartRate($0) }, metrics.maxHeartRate.map { HeartRate($0) })
    if let text { page.row("Heart rate", text) }
    if let zones = metrics.hrZoneSeconds { page.row("Zones", Self.zones(zones)) }
    if let energy = metrics.activeEnergyKcal { page.row("Energy", NumberWords.whole(energy) + " kcal") }
  }

  private static func heart(_ average: HeartRate?, _ maximum: HeartRate?) -> String? {
    let parts = [
      average.map { "mean " + NumberWords.whole($0.value) }, maximum.map { "highest " + NumberWords.whole($0.value) },
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  private static func zones(_ seconds: [Double]) -> String {
    seconds.map { NumberWords.minutes(Minutes($0 / 60)) }.joined(separator: ", ") + " in zones 1 to 5"
  }

  private static func origin(_ source: String?, notes: String?, on page: inout Page) {
    if let source { page.row("From", source) }
    if let notes { page.row("Note", "“\(notes)”") }
  }

  private static func add(
    _ log: WorkoutLogDocument, unit: WeightUnit, local: (Instant) -> LocalTime, to page: inout Page
  ) {
    let isDone = log.status == .completed
    page.heading(log.exerciseName + (isDone ? "" : " (\(SetWords.name(log.status)))"))
    for (index, set) in log.doneSets.enumerated() {
      let number = TextWidth.rightAligned("\(index + 1)", to: 4)
      page.paragraph(
        SetWords.text(set, unit: unit), first: Span(number + "  " + local(set.completedAt).clock + "  ", .dim))
    }
    let open = log.sets - Int64(log.doneSets.count)
    if !isDone, open > 0 {
      let planned = SetWords.text(log.plannedSet(at: log.date), unit: unit)
      page.paragraph(
        "\(NumberWords.count(open, "more set")) planned: \(planned)", first: Span("      ", .dim), role: .dim)
    }
    for setting in log.machineSettings ?? [] { page.row("Machine", setting.name + ": " + setting.value) }
    if let notes = log.notes { page.row("Note", "“\(notes)”") }
  }
}
