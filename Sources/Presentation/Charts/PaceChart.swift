import TrainingModel

/// The pace of runs over time: a dot a run, faster higher, and as a line the middle of nine runs.
public enum PaceChart {
  /// The runs of which the line is the middle.
  private static let middleOf = 9

  /// The chart of runs in any order; nil without one. Runs at less than half or more than double the middle pace are
  /// in the table alone.
  public static func chart(_ runs: [RunPoint], unit: DistanceUnit) -> Chart? {
    let runs = runs.sorted { ($0.day, $0.pace) < ($1.day, $1.pace) }
    guard let middle = median(runs.map { $0.pace }) else { return nil }
    let shown = runs.filter { $0.pace >= middle / 2 && $0.pace <= middle * 2 }
    let words = PaceWords(unit: unit)
    let label = words.sentence(shown, middle: middle)
    return Chart(label: label, table: words.table(runs), height: 196) { draw(shown, words, on: &$0) }
  }

  private static func draw(_ runs: [RunPoint], _ words: PaceWords, on drawing: inout ChartSVG) {
    let plot = TimePlot(width: drawing.width, days: runs.map { $0.day }, values: runs.map { $0.pace }, isInverted: true)
    plot.ground(on: &drawing)
    for run in runs {
      drawing.dot("run", at: plot.point(run.day, run.pace), radius: runs.count > 60 ? 2.0 : 3)
    }
    drawing.path("edge", trend(runs).map { plot.point($0.day, $0.pace) })
    let fastest = runs.min { $0.pace < $1.pace }
    let slowest = runs.max { $0.pace < $1.pace }
    for run in [runs.last, fastest, slowest].compactMap({ $0 }) {
      plot.label(words.pace(run), at: run.day, run.pace, on: &drawing)
    }
  }

  private static func trend(_ runs: [RunPoint]) -> [(day: Day, pace: Double)] {
    guard runs.count >= middleOf else { return [] }
    return (middleOf...runs.count).compactMap { end in
      median(runs[(end - middleOf)..<end].map { $0.pace }).map { (runs[end - 1].day, $0) }
    }
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
