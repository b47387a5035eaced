import CanonicalJSON
import Planner
public import TrainingModel

/// A week of the ledger's list.
public struct LedgerWeek: Hashable, Sendable {
  /// Its first day.
  public var from: Day
  /// Its sessions, newest first.
  public var sessions: [LedgerEntry]

  /// A week with its sessions.
  public init(from: Day, sessions: [LedgerEntry]) { (self.from, self.sessions) = (from, sessions) }

  /// The weeks of these sessions, newest first. A week begins on the weekday `start`, 1 Monday … 7 Sunday.
  public static func weeks(of sessions: [LedgerEntry], start: Int64) -> [LedgerWeek] {
    var weeks: [LedgerWeek] = []
    for session in sessions.reversed() {
      let from = firstDay(of: session.session.local.day, start: start)
      if weeks.last?.from != from { weeks.append(LedgerWeek(from: from, sessions: [])) }
      weeks[weeks.count - 1].sessions.append(session)
    }
    return weeks
  }

  /// The first day of the week that `day` is in.
  public static func firstDay(of day: Day, start: Int64) -> Day { day - (day.weekday - start + 7) % 7 }

  private var load: Load { sessions.reduce(.zero) { $0 + ($1.session.load ?? .zero) } }

  private var parts: String {
    let running = sessions.reduce(Load.zero) { sum, entry in
      entry.session.activity == .run ? sum + (entry.session.load ?? .zero) : sum
    }
    let unrated = sessions.count { $0.session.load == nil }
    let text =
      "running \(NumberWords.whole(running.value)), lifting and other \(NumberWords.whole((load - running).value))"
    return unrated == 0 ? text : text + ", \(unrated) not rated"
  }

  func write(_ view: LedgerView, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", from)
      writer.member("load", load)
      writer.list("sessions", sessions) { $1.write(view, to: &$0) }
      writer.member("words") { writer in
        writer.object { writer in
          writer.member("heading", "\(ChartWords.date(from, beside: view.today)) to \(ChartWords.date(from + 6))")
          writer.member("load", NumberWords.load(load))
          writer.member("parts", parts)
        }
      }
    }
  }
}
