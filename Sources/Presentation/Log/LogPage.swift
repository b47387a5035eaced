import CanonicalJSON
import Planner
import TrainingModel

/// A part of the log: some whole months, newest first.
public struct LogPage: Sendable {
  /// Months are added to a page until it holds so many entries. Our own choice: a screen or three.
  public static let usualCount = 30

  /// Which months are asked for.
  public enum Span: Hashable, Sendable {
    /// The newest.
    case newest
    /// This one alone.
    case month(LogMonth)
    /// Those before it, the newest of them first.
    case before(LogMonth)
  }

  /// Its months with their entries, newest first.
  public let months: [(month: LogMonth, entries: [LogEntry])]
  /// The newest month with entries behind the page; nil: it ends the log.
  public let earlier: LogMonth?
  /// How many entries the filter lets through in all.
  public let total: Int
  /// How many there are without the filter.
  public let all: Int
  /// The oldest month of the page: what is asked for next lies before it.
  private let oldest: LogMonth?
  private let units: Units
  private let weekStart: Int64

  /// The part `span` of `entries`, which come in any order.
  public init(_ entries: [LogEntry], span: Span, filter: LogFilter, units: Units, weekStart: Int64) {
    let shown = entries.filter { filter.lets($0) }.sorted { Self.key($0) > Self.key($1) }
    (self.units, self.weekStart, total, all) = (units, weekStart, shown.count, entries.count)
    var months: [(month: LogMonth, entries: [LogEntry])] = []
    var (earlier, count): (LogMonth?, Int) = (nil, 0)
    for entry in shown {
      let month = LogMonth(of: entry.local.day)
      if !span.holds(month) {
        if earlier == nil, span.isBehind(month) { earlier = month }
        continue
      }
      if months.last?.month == month {
        months[months.count - 1].entries.append(entry)
      } else if count < Self.usualCount {
        months.append((month, [entry]))
      } else {
        earlier = earlier ?? month
        continue
      }
      count += 1
    }
    (self.months, self.earlier, oldest) = (months, earlier, months.last?.month ?? span.bound)
  }

  /// By the clocks on the wall, so that a month's entries stand together whatever zone they were recorded in.
  private static func key(_ entry: LogEntry) -> (LocalTime, ULID) { (entry.local, entry.id) }
}

extension LogPage.Span {
  /// The month that was asked for, or that limits what was.
  var bound: LogMonth? {
    switch self {
    case .newest: nil
    case .month(let month), .before(let month): month
    }
  }

  func holds(_ month: LogMonth) -> Bool {
    switch self {
    case .newest: true
    case .month(let only): month == only
    case .before(let bound): month < bound
    }
  }

  func isBehind(_ month: LogMonth) -> Bool {
    switch self {
    case .newest, .before: false
    case .month(let only): month < only
    }
  }
}

extension LogPage {
  /// The page as JSON.
  public var payload: Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("all", Int64(all))
        writer.orNull("before", earlier == nil ? nil : oldest?.text)
        writer.orNull("earlierTitle", earlier.map { $0.title })
        writer.list("months", months) { write($1.month, $1.entries, to: &$0) }
        writer.member("total", Int64(total))
      }
    }
  }

  private func write(_ month: LogMonth, _ entries: [LogEntry], to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("month", month.text)
      writer.member("title", month.title)
      writer.list("weeks", month.weeks(of: entries, weekStart: weekStart)) { writer, week in
        writer.object { writer in
          writer.list("entries", week.entries) { $1.write(to: &$0, units: units) }
          writer.member("from", week.from)
          sums(of: week.entries, to: &writer)
          writer.member("title", Self.title(from: week.from, to: week.to))
          writer.member("to", week.to)
          writer.member("words", LogSums(week.entries).shortText)
        }
      }
      writer.member("words", LogSums(entries).text(units))
    }
  }

  private func sums(of entries: [LogEntry], to writer: inout JSONWriter) {
    let sums = LogSums(entries)
    writer.member("load", sums.load)
    writer.member("minutes", sums.minutes)
    writer.member("sessions", sums.sessions)
    writer.member("sets", sums.sets)
  }

  /// `23 to 29 November`, of one day `30 November`.
  private static func title(from: Day, to: Day) -> String {
    let first = from == to ? "" : String(from.dayOfMonth) + " to "
    return first + String(to.dayOfMonth) + " " + DayWords.month(to.month)
  }
}
