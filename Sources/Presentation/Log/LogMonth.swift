public import TrainingModel

/// A month of the log.
public struct LogMonth: Hashable, Sendable, Comparable {
  /// The year.
  public var year: Int64
  /// 1…12.
  public var month: Int64

  /// The month that a day lies in.
  public init(of day: Day) { (year, month) = (day.year, day.month) }

  /// Reads `2026-11`; nil where the text is no month.
  public init?(_ text: String) {
    guard let day = Day(text + "-01") else { return nil }
    self.init(of: day)
  }

  /// `2026-11`.
  public var text: String { String(decimal(year, 4) + "-" + decimal(month, 2)) }

  /// `November 2026`.
  public var title: String { DayWords.month(month) + " " + String(year) }

  /// Earlier months come first.
  public static func < (left: LogMonth, right: LogMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  private func decimal(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// The days of one week that lie in one month of the log, with what was done in them, newest first.
public struct LogWeek: Hashable, Sendable {
  /// The first of its days.
  public var from: Day
  /// The last of its days.
  public var to: Day
  /// What was done, newest first.
  public var entries: [LogEntry]
}

extension LogMonth {
  /// The weeks of this month that hold any of `entries`, which come newest first and lie in it. A week begins with the
  /// weekday `weekStart`, 1 Monday … 7 Sunday.
  public func weeks(of entries: [LogEntry], weekStart: Int64) -> [LogWeek] {
    var weeks: [LogWeek] = []
    for entry in entries {
      let day = entry.local.day
      if let last = weeks.last, day >= last.from {
        weeks[weeks.count - 1].entries.append(entry)
        continue
      }
      let begin = day - ((day.weekday - weekStart + 7) % 7)
      let first = day - (day.dayOfMonth - 1)
      let last = day + (Day.lastDay(ofMonth: month, year: year) - day.dayOfMonth)
      weeks.append(LogWeek(from: max(begin, first), to: min(begin + 6, last), entries: [entry]))
    }
    return weeks
  }
}
