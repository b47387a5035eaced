public import Planner
import TrainingModel

/// The load of the weeks ahead if nothing changes: a flat line, then the taper, running drawn over everything else.
public enum LoadAheadChart {
  /// The chart; nil before there is a usual week, when there is neither line nor curve.
  public static func chart(_ ahead: LoadAhead) -> Chart? {
    guard ahead.baseline.usualWeek != nil, let figures = LoadAheadFigures(ahead) else { return nil }
    let label = LoadAheadWords.sentence(figures)
    return Chart(label: label, table: LoadAheadWords.table(ahead), height: 226) { drawing in
      draw(figures, on: &drawing)
      write(figures, on: &drawing)
    }
  }

  private static let ground: Double = 200
  private static let top: Double = 44

  private static func draw(_ figures: LoadAheadFigures, on drawing: inout ChartSVG) {
    let points = figures.points.map {
      (x: figures.x($0.day, in: drawing.width), running: $0.running.value, others: $0.others.value)
    }
    let others = points.map { Point($0.x, height($0.others, figures)) }
    let all = points.map { Point($0.x, height($0.others + $0.running, figures)) }
    if figures.hasOthers { drawing.area("lift-soft", closed(others)) }
    if figures.hasRunning { drawing.area("run-soft", all + others.reversed()) }
    if figures.hasOthers { drawing.path("edge-lift", others) }
    if figures.hasRunning { drawing.path("edge", all) }
    drawing.ground(ground)
    // The taper cuts nothing below the running, so its line ends there.
    if let start = figures.taperStart, start > figures.today, let lower = others.first?.y {
      let x = figures.x(start, in: drawing.width)
      drawing.line("now", from: Point(x, 8), to: Point(x, lower))
    }
    if figures.race != nil, let edge = all.last?.y {
      drawing.line("now", from: Point(drawing.width - 1, edge), to: Point(drawing.width - 1, ground))
    }
  }

  private static func height(_ load: Double, _ figures: LoadAheadFigures) -> Double {
    figures.largest > 0 ? ground - load / figures.largest * (ground - top) : ground
  }

  private static func closed(_ points: [Point]) -> [Point] {
    guard let first = points.first, let last = points.last else { return [] }
    return points + [Point(last.x, ground), Point(first.x, ground)]
  }

  private static func write(_ figures: LoadAheadFigures, on drawing: inout ChartSVG) {
    guard let first = figures.points.first else { return }
    let line = height((first.running + first.others).value, figures)
    let lower = height(first.others.value, figures)
    drawing.text(ChartWords.week(first.running + first.others), .strong, at: TextSpot(6, line - 9))
    if let race = figures.race {
      drawing.text(ChartWords.race(race), at: TextSpot(drawing.width, 218, .end))
      if let day = figures.taperStart { taper(race, at: figures.x(day, in: drawing.width), on: &drawing) }
    }
    drawing.text(ChartWords.today, at: TextSpot(0, 218))
    if figures.race == nil, let last = figures.points.last {
      drawing.text(ChartWords.date(last.day), at: TextSpot(drawing.width, 218, .end))
    }
    if figures.hasRunning, lower - line >= 24 {
      drawing.text(ChartWords.running(first.running), .on, at: TextSpot(6, line + 20))
    }
    if figures.hasOthers, ground - lower >= 24 {
      drawing.text(ChartWords.others(first.others), .on, at: TextSpot(6, lower + 20))
    }
  }

  private static func taper(_ race: RaceAhead, at x: Double, on drawing: inout ChartSVG) {
    let words = ChartWords.taper(from: race.day - LoadAheadFigures.taperDays, hasBegun: x <= 0)
    drawing.text(words, .on, at: TextSpot(x + 6, 16), TextSpot(x - 6, 16, .end))
  }
}
