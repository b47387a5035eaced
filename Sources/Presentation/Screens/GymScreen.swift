public import TrainingModel

/// A workout while she is at it: what was just done, and what comes next.
public enum GymScreen {
  /// What was just done.
  public enum Deed: Hashable, Sendable {
    /// The workout was started.
    case started
    /// This set of this exercise was recorded.
    case set(SetEntry, of: ULID)
    /// This exercise was left out.
    case skipped(ULID)
    /// The workout was ended.
    case finished
    /// A workout that was over got her rating.
    case rated
  }

  /// The page after `deed`. `rest` are the seconds until the next set, nil where no set was done; `last` is what she
  /// did of the next exercise the last time, shown before its first set. Weights without a unit are in `unit`.
  public static func page(
    _ workout: WorkoutDocument, after deed: Deed, rest: Int64?, last: ExercisePerformance?, lastDay: Day?,
    unit: WeightUnit
  ) -> Page {
    var page = Page()
    head(workout, deed, unit: unit, on: &page)
    guard let next = workout.nextLog else {
      over(workout, deed, unit: unit, on: &page)
      return page
    }
    if let rest, rest > 0 { page.row("Rest", SetWords.seconds(rest)) }
    page.row("Next", SetWords.next(next, unit: unit), role: .strong)
    if next.recordedSetCount == 0 {
      for setting in next.machineSettings ?? [] { page.row("Machine", setting.name + ": " + setting.value) }
      if let notes = next.notes { page.row("Note", notes) }
      if let last { page.row("Last time", Self.last(last, day: lastDay, unit: unit)) }
    }
    if deed == .started { then(workout, after: next, on: &page) }
    return page
  }

  private static func head(_ workout: WorkoutDocument, _ deed: Deed, unit: WeightUnit, on page: inout Page) {
    let name = workout.splitName ?? "Workout"
    switch deed {
    case .started: page.paragraph(name + " started", first: Span(workout.id.text + "  ", .strong))
    case .set(let set, let id):
      guard let log = workout.logs.first(where: { $0.id == id }) else { return }
      let place = SetWords.place(log.recordedSetCount, of: log.sets)
      page.row("Done", "\(log.exerciseName), \(place): \(SetWords.text(set, unit: log.weightUnit ?? unit))")
    case .skipped(let id):
      guard let log = workout.logs.first(where: { $0.id == id }) else { return }
      let after = log.recordedSetCount == 0 ? "" : ", after " + NumberWords.count(log.recordedSetCount, "set")
      page.row("Skipped", log.exerciseName + after)
    case .finished: page.paragraph(name + " is over", first: Span(workout.id.text + "  ", .strong))
    case .rated: page.paragraph(name + " was over and is rated now", first: Span(workout.id.text + "  ", .strong))
    }
  }

  private static func over(_ workout: WorkoutDocument, _ deed: Deed, unit: WeightUnit, on page: inout Page) {
    guard workout.hasRecordedSets else {
      page.row("Nothing", "no set was done. To remove it: loadbook delete \(workout.id.text)")
      return
    }
    let totals = WorkoutTotals(workout, unit: unit)
    page.row("In all", totals.text, role: .strong)
    let skipped = workout.shownLogs.filter { $0.doneSets.isEmpty }.map { $0.exerciseName }
    if deed == .finished, !skipped.isEmpty { page.row("Left out", skipped.joined(separator: ", ")) }
    guard let effort = workout.effort else {
      let isOver = deed == .finished
      page.row("To rate it", isOver ? "loadbook rate \(workout.id.text) 7" : "loadbook finish --effort 7")
      return
    }
    let load =
      totals.minutes.flatMap { $0.value < 1 ? nil : ", " + NumberWords.load(Load(effort.value * $0.value)) } ?? ""
    page.row("Effort", "\(NumberWords.decimal(effort.value, digits: 1)) (\(RunWords.feeling(effort)))\(load)")
  }

  private static func last(_ performance: ExercisePerformance, day: Day?, unit: WeightUnit) -> String {
    let sets = performance.sets.map { SetWords.text($0, unit: unit) }.joined(separator: "; ")
    return sets + (day.map { " (\(DayWords.inText($0)))" } ?? "")
  }

  private static func then(_ workout: WorkoutDocument, after next: WorkoutLogDocument, on page: inout Page) {
    let names = workout.shownLogs.filter { $0.id != next.id && !$0.status.isResolved }.map { $0.exerciseName }
    if !names.isEmpty { page.row("Then", names.joined(separator: ", ")) }
  }
}
