public import TrainingModel

/// The workouts by month, the newest first.
public enum WorkoutsScreen {
  /// A workout with the wall-clock time of its start.
  public struct Entry: Hashable, Sendable {
    /// The workout.
    public let workout: WorkoutDocument
    /// When it began.
    public let start: LocalTime

    /// A workout that began at `start`.
    public init(workout: WorkoutDocument, start: LocalTime) { (self.workout, self.start) = (workout, start) }
  }

  /// A heading a month and a line a workout. `leftOut` older ones are not among the entries, which come newest first.
  public static func page(_ entries: [Entry], leftOut: Int64, unit: WeightUnit) -> Page {
    var page = Page()
    if entries.isEmpty { page.text("No workout yet. To begin one: loadbook start ROUTINE") }
    var month = ""
    for entry in entries {
      let day = entry.start.day
      let name = "\(DayWords.month(day.month)) \(day.year)"
      if name != month { page.heading(name) }
      month = name
      add(entry, unit: unit, to: &page)
    }
    if leftOut > 0 {
      page.text()
      page.text("… and \(NumberWords.whole(Double(leftOut))) older; to see more: --limit N")
    }
    return page
  }

  private static func add(_ entry: Entry, unit: WeightUnit, to page: inout Page) {
    let workout = entry.workout
    let name = TextWidth.cut(workout.splitName ?? workout.source ?? "Workout", to: 31)
    page.line(
      Span(workout.id.text + "  ", .dim),
      Span(DayWords.short(entry.start.day) + " " + entry.start.clock + "  ", .plain), Span(name, .lifting))
    let totals = WorkoutTotals(workout, unit: unit)
    let words = workout.isRunning ? SetWords.standing(workout) + ", " + totals.text : totals.text
    let effort = workout.effort.map { ", effort " + NumberWords.decimal($0.value, digits: 1) } ?? ""
    page.paragraph(words + effort, first: Span(String(repeating: " ", count: 28), .plain), role: .dim)
  }
}
