import TrainingModel

/// What an exercise's chart says.
struct ExerciseChartWords {
  var name: String
  var unit: WeightUnit
  var measure: ExerciseSeries.Measure

  /// A value with its unit.
  func value(_ value: Double) -> String {
    switch measure {
    case .weight: SetWords.weight(value, unit: unit)
    case .repetitions: NumberWords.count(Int64(value), "rep")
    case .seconds: SetWords.seconds(Int64(value))
    }
  }

  /// The best estimate with the set that it comes from, short enough for the picture.
  func best(_ series: ExerciseSeries, within width: Double) -> String? {
    guard let point = series.strongest, let text = estimate(point) else { return nil }
    let dated = "\(text), \(ChartWords.date(point.day))"
    return PixelWidth.of(dated, isBold: true) <= width ? dated : PixelWidth.cut(text, to: width, isBold: true)
  }

  private func estimate(_ point: ExerciseSeries.Best) -> String? {
    guard let estimate = point.estimate, let set = point.estimateSet else { return nil }
    return "about \(SetWords.weight(estimate.rounded(), unit: unit)) once, from \(plain(set))"
  }

  private func plain(_ set: SetEntry) -> String {
    "\(set.reps ?? 0) × \(SetWords.weight(set.weight ?? 0, unit: unit))"
  }

  /// The picture in a sentence.
  func sentence(_ series: ExerciseSeries, history: ExerciseHistory, day: (Instant) -> Day) -> String {
    guard let last = series.points.last, let top = series.heaviest else { return name }
    let noun =
      switch measure {
      case .weight: "heaviest"
      case .repetitions: "most repetitions in a set"
      case .seconds: "longest set"
      }
    let text =
      "\(name), \(NumberWords.count(Int64(series.points.count), "workout")): \(noun) \(value(top.value)) on"
      + " \(ChartWords.longDate(top.day)) \(top.day.year), last \(value(last.value))."
    guard let best = series.strongest, let estimate = estimate(best) else { return text }
    return text + " Estimated: \(estimate) on \(ChartWords.longDate(best.day)) \(best.day.year)."
  }

  /// Each workout, newest first.
  func table(_ series: ExerciseSeries) -> ChartTable {
    var columns = ["Day"]
    switch measure {
    case .weight: columns += ["Heaviest set", "Could lift once"]
    case .repetitions: columns += ["Most repetitions"]
    case .seconds: columns += ["Longest set"]
    }
    let rows = series.points.reversed().map { point in
      let day = "\(ChartWords.date(point.day)) \(point.day.year)"
      let set = SetWords.text(point.set, unit: unit)
      return measure == .weight ? [day, set, estimate(point) ?? ""] : [day, set]
    }
    return ChartTable(columns: columns, rows: rows)
  }
}
