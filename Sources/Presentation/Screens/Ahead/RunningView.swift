import CanonicalJSON
public import Planner
public import TrainingModel

/// The screen Your running: each week up to race day, what she holds, and how her runs were.
public struct RunningView: Sendable {
  /// Today's answer, for its figures.
  public var answer: PlanAnswer
  /// The weeks.
  public var weeks: RunningWeeks
  /// Her answers, which may say why a week held little.
  public var days: [DayAnswers]
  /// The longest run of the last 30 days; nil: none.
  public var longest: Minutes?
  /// The longest that the next run may be by those before it.
  public var longestNext: Minutes
  /// The runs of the last twelve weeks.
  public var runs: [RunPoint] = []
  /// Seconds in five heart-rate zones of the last four weeks' runs; nil: none is known.
  public var zones: [Double]?
  /// The unit of distances.
  public var unit = DistanceUnit.km

  /// The screen without the pace and the zones of runs.
  public init(
    answer: PlanAnswer, weeks: RunningWeeks, days: [DayAnswers], longest: Minutes?, longestNext: Minutes
  ) {
    (self.answer, self.weeks, self.days) = (answer, weeks, days)
    (self.longest, self.longestNext) = (longest, longestNext)
  }

  private var hasRun: Bool { answer.figures.daysSinceRun != nil || weeks.current.runs > 0 }

  private var note: String? {
    guard !weeks.ahead.isEmpty else { return nil }
    return "The bars from today on are the most that the plan would let a week hold. They do not rise by themselves: "
      + "the minutes that you run earn the rise."
  }

  private var rows: [ValueRow] {
    guard hasRun else { return [] }
    let figures = answer.figures
    var rows: [ValueRow] = []
    if let fitness = figures.fitness {
      rows.append(ValueRow("You hold", NumberWords.minutes(fitness), detail: RunningWords.holding(figures)))
    }
    if let ceiling = figures.ceiling {
      rows.append(
        ValueRow("At most in seven days", NumberWords.minutes(ceiling), detail: RunningWords.ceiling(figures)))
    }
    rows.append(
      ValueRow(
        "Seven days up to today", NumberWords.minutes(weeks.current.minutes),
        detail: NumberWords.count(weeks.current.runs, "run day")))
    if let longest {
      rows.append(
        ValueRow(
          "Longest in 30 days", NumberWords.minutes(longest),
          detail: "by that alone, the next one has at most \(NumberWords.minutes(longestNext))"))
    }
    if let frequency = figures.usualFrequency { rows.append(ValueRow("Runs in a usual week", String(frequency))) }
    return rows
  }

  func words(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("chart", hasRun ? RunningWeeksChart.chart(weeks, race: answer.race, days: days) : nil)
      writer.member("isEmpty", !hasRun)
      writer.orNull("missing", BaselineWords.missing(answer.baseline))
      writer.orNull("note", note)
      writer.orNull("pace", PaceChart.chart(runs, unit: unit))
      writer.member("rows", rows)
      writer.orNull("zones", zones.flatMap { ZonesChart.chart(seconds: $0, limits: nil) })
    }
  }
}

extension Payload {
  /// What the app shows of her running: the members of `runs --json`, and `words` for the screen.
  public static func runningView(_ view: RunningView) -> Payload {
    Payload { writer in
      writer.object { writer in
        members(of: view.weeks, to: &writer)
        writer.member("words") { view.words(to: &$0) }
      }
    }
  }
}
