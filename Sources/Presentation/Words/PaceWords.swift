import TrainingModel

/// What the chart of paces says.
struct PaceWords {
  var unit: DistanceUnit

  /// A run's pace.
  func pace(_ run: RunPoint) -> String { NumberWords.pace(run.minutes, over: run.kilometres, unit: unit) ?? "" }

  /// The picture in a sentence.
  func sentence(_ runs: [RunPoint], middle: Double) -> String {
    let middle = NumberWords.pace(Minutes(middle), over: Kilometres(1), unit: unit) ?? ""
    let text = "The pace of \(NumberWords.count(Int64(runs.count), "run")): in the middle \(middle)"
    return text + (runs.last.map { ", the last \(pace($0)) on \(ChartWords.longDate($0.day))." } ?? ".")
  }

  /// Each run, newest first.
  func table(_ runs: [RunPoint]) -> ChartTable {
    ChartTable(
      columns: ["Day", "Run", "Distance", "Time", "Pace"],
      rows: runs.reversed().map { run in
        [
          "\(ChartWords.date(run.day)) \(run.day.year)", run.kind.map { RunWords.name($0) } ?? "run",
          NumberWords.distance(run.kilometres, unit: unit), NumberWords.minutes(run.minutes), pace(run),
        ]
      })
  }
}
