import CanonicalJSON
public import Planner
public import TrainingModel

/// A session of the ledger with what its document says of it.
public struct HistoryEntry: Hashable, Sendable {
  /// The session with its load.
  public var session: SessionLoad
  /// When it began.
  public var start: Instant
  /// The program that it came from; nil: recorded here.
  public var source: String?
  /// What it was called, for example `cycling` or the routine of a lift; nil: nothing said.
  public var name: String?
  /// What she wrote of it; nil: nothing.
  public var note: String?

  /// A session of the ledger, without a name and a note.
  public init(session: SessionLoad, start: Instant, source: String?) {
    (self.session, self.start, self.source) = (session, start, source)
  }

  /// What a list calls it: the kind of a run, the name of another sport, else the sport.
  public var title: String {
    if session.activity == .other, let name { return name }
    return session.kind.map { RunWords.name($0) } ?? RunWords.name(session.activity)
  }
}

extension Payload {
  /// What `history --json` prints: oldest first.
  public static func history(_ entries: [HistoryEntry]) -> Payload {
    Payload { writer in
      writer.array(count: entries.count) { write(entries[$1], to: &$0) }
    }
  }

  /// What `week --json` prints.
  public static func week(_ answer: PlanAnswer, entries: [HistoryEntry]) -> Payload {
    Payload { writer in
      writer.object { writer in
        if case .arrives(let days) = answer.baseline { writer.member("arrivesInDays", days) }
        writer.member("from", answer.day - 6)
        writer.list("sessions", entries) { write($1, to: &$0) }
        writer.member("spent", answer.budget.spentLastSixDays + answer.budget.spentToday)
        writer.member("to", answer.day)
        writer.member("unit", "AU")
        writer.orNull("usualWeek", answer.budget.usualWeek)
      }
    }
  }

  private static func write(_ entry: HistoryEntry, to writer: inout JSONWriter) {
    writer.object { members(of: entry, to: &$0) }
  }

  /// The members of a session, `activity` to `start`.
  static func members(of entry: HistoryEntry, to writer: inout JSONWriter) {
    let session = entry.session
    writer.member("activity", session.activity)
    writer.member("basis", session.basis)
    writer.member("day", session.local.day)
    writer.orNull("effort", session.effort)
    writer.member("id", session.id)
    writer.orNull("kind", session.kind)
    writer.orNull("load", session.load)
    writer.orNull("minutes", session.minutes)
    writer.orNull("name", entry.name)
    writer.orNull("note", entry.note)
    writer.orNull("source", entry.source)
    writer.member("start", entry.start)
  }
}
