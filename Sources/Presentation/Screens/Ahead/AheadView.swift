import CanonicalJSON
public import Planner
import TrainingModel

/// The screen Load ahead: what continues if nothing changes, and the taper.
public struct AheadView: Sendable {
  /// The weeks ahead.
  public var ahead: LoadAhead
  /// Whether nothing was ever logged.
  public var isEmpty: Bool

  /// The screen of these weeks.
  public init(ahead: LoadAhead, isEmpty: Bool) { (self.ahead, self.isEmpty) = (ahead, isEmpty) }

  private static let continues =
    "The line states what continues if nothing changes. It is no target to hit, it never rises by itself, and"
    + " lifting is never cut."

  private var rows: [ValueRow] {
    guard let week = ahead.weeks.first, let usual = ahead.baseline.usualWeek else { return [] }
    var rows = [
      ValueRow("A usual week", NumberWords.load(usual), detail: "the last 28 days, over four"),
      ValueRow(
        "Running at most", NumberWords.minutes(week.runningMinutes), detail: "what the plan lets seven days hold"),
    ]
    guard let race = ahead.race else { return rows }
    rows.append(
      ValueRow(race.name, RaceWords.distance(race.daysLeft), detail: DayWords.long(race.day)))
    if let start = ahead.taper.first, let last = ahead.taper.last {
      let percent = NumberWords.whole(last.scale * 100)
      rows.append(
        ValueRow(
          start.day > ahead.day ? "Taper from" : "Taper since",
          ChartWords.date(race.day - LoadAheadFigures.taperDays), detail: "running falls to \(percent) % the day before"
        ))
    }
    return rows
  }

  /// The days of the taper, one by one; nil: none is ahead.
  private var taper: ChartTable? {
    guard !ahead.taper.isEmpty else { return nil }
    return ChartTable(
      columns: ["Day", "Days left", "Running", "Week"],
      rows: ahead.taper.map { day in
        [
          DayWords.inText(day.day), String(day.daysLeft), NumberWords.whole(day.scale * 100) + " %",
          NumberWords.load(day.target),
        ]
      })
  }

  func words(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("chart", LoadAheadChart.chart(ahead))
      writer.member("continues", Self.continues)
      writer.member("isEmpty", isEmpty)
      writer.orNull("missing", BaselineWords.missing(ahead.baseline))
      writer.member("rows", rows)
      writer.orNull("taper", taper)
      writer.member("unit", LoadWords.unit)
    }
  }
}

extension Payload {
  /// What the app shows of the load ahead: the members of `ahead --json`, and `words` for the screen.
  public static func aheadView(_ view: AheadView) -> Payload {
    Payload { writer in
      writer.object { writer in
        members(of: view.ahead, to: &writer)
        // `words` comes after `weeks` by the order of bytes.
        writer.member("words") { view.words(to: &$0) }
      }
    }
  }
}
