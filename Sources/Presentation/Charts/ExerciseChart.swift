public import TrainingModel

/// An exercise over time: the heaviest weight of each workout as a dot, and as a line the weight that could be lifted
/// once (Epley 1985, sets of up to 12 repetitions). Without weight, the most repetitions or the longest set.
public enum ExerciseChart {
  /// The chart of the exercise called `name`, with weights in the history's `unit`; nil before it was done. `day` gives
  /// the day of a moment.
  public static func chart(
    _ history: ExerciseHistory, name: String, unit: WeightUnit, day: (Instant) -> Day
  ) -> Chart? {
    guard let series = ExerciseSeries(history, day: day) else { return nil }
    let words = ExerciseChartWords(name: name, unit: unit, measure: series.measure)
    let label = words.sentence(series, history: history, day: day)
    return Chart(label: label, table: words.table(series), height: 196) { draw(series, words, on: &$0) }
  }

  private static func draw(_ series: ExerciseSeries, _ words: ExerciseChartWords, on drawing: inout ChartSVG) {
    let plot = TimePlot(
      width: drawing.width, days: series.points.map { $0.day },
      values: series.points.flatMap { [$0.value] + ($0.estimate.map { [$0] } ?? []) })
    let radius = series.points.count > 60 ? 2.0 : 3
    plot.ground(on: &drawing)
    let line = series.points.compactMap { point in point.estimate.map { plot.point(point.day, $0) } }
    drawing.path("edge-lift", line)
    for point in series.points { drawing.dot("lift", at: plot.point(point.day, point.value), radius: radius) }
    if let best = words.best(series, within: drawing.width) { drawing.text(best, .strong, at: TextSpot(0, 13)) }
    for point in [series.points.last, series.heaviest, series.points.first].compactMap({ $0 }) {
      plot.label(words.value(point.value), at: point.day, point.value, on: &drawing)
    }
  }
}
