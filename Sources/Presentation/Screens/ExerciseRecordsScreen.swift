public import TrainingModel

/// What was done of one exercise, and the records.
public enum ExerciseRecordsScreen {
  /// The records and the last workouts of the exercise with this name; `day` gives the day of a moment.
  public static func page(
    _ history: ExerciseHistory, name: String, last count: Int, unit: WeightUnit, day: (Instant) -> Day
  ) -> Page {
    var page = Page()
    let performances = history.performances
    let workouts = NumberWords.count(Int64(performances.count), "workout")
    page.line(Span(name, .heading), Span(", \(workouts)", .plain))
    page.text()
    records(history, unit: unit, day: day, on: &page)
    repetitions(history, unit: unit, day: day, on: &page)
    guard !performances.isEmpty else { return page }
    page.heading("The last times")
    for performance in performances.suffix(count).reversed() {
      let sets = performance.sets.map { SetWords.text($0, unit: unit) }.joined(separator: "; ")
      page.paragraph(sets, first: Span("  " + date(performance.start, day) + "  ", .dim))
    }
    return page
  }

  private static func records(
    _ history: ExerciseHistory, unit: WeightUnit, day: (Instant) -> Day, on page: inout Page
  ) {
    func row(_ label: String, _ record: ExerciseRecord?) {
      guard let record else { return }
      page.row(
        label,
        "\(SetWords.text(record.set, unit: unit)), \(DayWords.inText(day(record.start))) \(day(record.start).year)")
    }
    row("Heaviest", history.heaviest)
    row("Most reps", history.mostRepetitions)
    row("Longest", history.longest)
    if let volume = history.greatestVolume {
      let when = day(volume.start)
      page.row(
        "Most volume",
        "\(NumberWords.whole(volume.volume)) \(unit.rawValue) in one workout, \(DayWords.inText(when)) \(when.year)")
    }
    if let best = history.bestEstimate {
      let set = SetWords.text(best.record.set, unit: unit)
      page.row("Estimated", "about \(SetWords.weight(best.maximum.rounded(), unit: unit)) once, from \(set)")
    }
  }

  private static func repetitions(
    _ history: ExerciseHistory, unit: WeightUnit, day: (Instant) -> Day, on page: inout Page
  ) {
    let records = history.repetitionRecords
    guard records.count > 1 else { return }
    page.heading("The most repetitions with a weight or a heavier one")
    for record in records {
      page.paragraph(SetWords.text(record.set, unit: unit), first: Span("  " + date(record.start, day) + "  ", .dim))
    }
  }

  private static func date(_ moment: Instant, _ day: (Instant) -> Day) -> String {
    let day = day(moment)
    return "\(DayWords.short(day)) \(day.year)"
  }
}
