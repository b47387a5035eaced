import Planner
import TrainingModel

/// What Running each week says beside its picture.
enum RunningWeeksWords {
  /// Why a week held little running, where a day of it says so and the week held less than half of the middle one.
  static func gap(_ week: RunningWeek, of weeks: [RunningWeek], days: [DayAnswers]) -> String? {
    let sorted = weeks.map { $0.minutes.value }.sorted()
    guard !sorted.isEmpty, week.minutes.value * 2 < max(sorted[sorted.count / 2], 1) else { return nil }
    let said = days.filter { $0.day >= week.from && $0.day < week.from + 7 }.compactMap { $0.readinessReason }
    if said.contains(.ill) { return ReadinessWords.name(.ill) }
    return said.contains(.travelling) ? ReadinessWords.name(.travelling) : nil
  }

  /// The picture in a sentence.
  static func sentence(_ weeks: RunningWeeks, race: RaceAhead?) -> String {
    var parts: [String] = []
    if let last = weeks.past.last {
      parts.append(
        "Running each week: \(NumberWords.minutes(last.minutes)) in the last one of"
          + " \(NumberWords.count(Int64(weeks.past.count), "week"))")
    }
    if let first = weeks.ahead.first, let last = weeks.ahead.last {
      var text = "ahead, the plan lets a week hold up to \(NumberWords.minutes(first.minutes))"
      if let race, race.daysLeft > 0, last.minutes < first.minutes {
        text += ", falling to \(NumberWords.minutes(last.minutes)) before the race on \(ChartWords.longDate(race.day))"
      }
      parts.append(text)
    }
    return parts.joined(separator: "; ") + "."
  }

  /// Each week, past and ahead.
  static func table(_ weeks: RunningWeeks, days: [DayAnswers]) -> ChartTable {
    let end = weeks.current.from + 6
    let past = weeks.past.map { week in
      let gap = gap(week, of: weeks.past, days: days)
      let run = week.runs == 0 ? "no run" : NumberWords.minutes(week.minutes)
      return [
        ChartWords.date(week.from, beside: end), run + (gap.map { " (\($0))" } ?? ""),
        week.runs == 0 ? "" : NumberWords.count(week.runs, "run day"),
      ]
    }
    let ahead = weeks.ahead.map { week in
      [ChartWords.date(week.from, beside: end), "at most \(NumberWords.minutes(week.minutes))", ""]
    }
    return ChartTable(columns: ["Week from", "Running", "Run days"], rows: past + ahead)
  }
}
