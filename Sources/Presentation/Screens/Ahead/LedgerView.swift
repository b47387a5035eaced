import CanonicalJSON
public import Planner
public import TrainingModel

/// The ledger: every session with its load, newest week first, and what the weeks add up to.
public struct LedgerView: Sendable {
  /// The most weeks with sessions that are read at once.
  public static let weeksAtOnce = 6

  /// Today's answer, for budget and lifting days.
  public var answer: PlanAnswer
  /// These weeks, newest first.
  public var weeks: [LedgerWeek]
  /// The day before which the next weeks lie; nil: these are the first ones.
  public var next: Day?
  /// The last twelve blocks of seven days up to today.
  public var loads: [WeekLoad]
  /// The unit of distances.
  public var unit: DistanceUnit
  /// How times are shown.
  public var clock: ClockFace

  /// A part of the ledger.
  public init(
    answer: PlanAnswer, weeks: [LedgerWeek], next: Day?, loads: [WeekLoad], unit: DistanceUnit, clock: ClockFace
  ) {
    (self.answer, self.weeks, self.next, self.loads) = (answer, weeks, next, loads)
    (self.unit, self.clock) = (unit, clock)
  }

  var today: Day { answer.day }

  private var rows: [ValueRow] {
    let budget = answer.budget
    var rows: [ValueRow] = []
    if let usual = budget.usualWeek {
      rows.append(ValueRow("A usual week", NumberWords.load(usual), detail: "the last 28 days, over four"))
    }
    rows.append(
      ValueRow("Seven days up to today", NumberWords.load(budget.spentLastSixDays + budget.spentToday)))
    if budget.unratedInBaseline > 0 {
      rows.append(
        ValueRow(
          "Not rated in 28 days", NumberWords.count(budget.unratedInBaseline, "session"),
          detail: "they count for nothing until you say how hard they felt"))
    }
    let lifting = answer.lifting.today
    if lifting.outcome != .notEnoughHistory {
      rows.append(ValueRow(LiftingWords.usually(lifting), LiftingWords.count(lifting)))
    }
    return rows
  }

  func words(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("chart", WeekLoadsChart.chart(loads, usual: answer.budget.usualWeek))
      writer.list("efforts", EffortScale.anchors) { writer, anchor in
        writer.object { writer in
          writer.member("text", Capital.first(anchor.feeling))
          writer.member("value", anchor.effort)
        }
      }
      writer.member("isEmpty", loads.isEmpty)
      writer.orNull("missing", BaselineWords.missing(answer.baseline))
      writer.member("rows", rows)
      writer.member("unit", LoadWords.unit)
    }
  }
}

extension Payload {
  /// What the app shows of the ledger.
  public static func ledgerView(_ view: LedgerView) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.orNull("next", view.next)
        writer.list("weeks", view.weeks) { $1.write(view, to: &$0) }
        writer.member("words") { view.words(to: &$0) }
      }
    }
  }
}
