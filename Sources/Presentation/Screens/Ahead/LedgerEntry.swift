import CanonicalJSON
import Planner
public import TrainingModel

/// A session in the ledger's list: what it was, what it cost, and why that much.
public struct LedgerEntry: Hashable, Sendable {
  /// What a document holds the session.
  public enum Record: String, NamedCase {
    /// A typed or imported session.
    case session
    /// A workout with its exercises.
    case workout
  }

  /// The session with its load.
  public var history: HistoryEntry
  /// What holds it.
  public var record: Record
  /// The effort that stands in its document; nil: not rated.
  public var rated: Effort?
  /// Its distance; nil: not known.
  public var kilometres: Kilometres?

  /// A session and what holds it.
  public init(history: HistoryEntry, record: Record, rated: Effort?, kilometres: Kilometres?) {
    (self.history, self.record, self.rated, self.kilometres) = (history, record, rated, kilometres)
  }

  var session: SessionLoad { history.session }

  private var title: String {
    Capital.first(session.activity == .lift ? history.name ?? history.title : history.title)
  }

  /// Minutes, distance, pace and source.
  private func detail(_ unit: DistanceUnit) -> String {
    var parts = [session.minutes.map { NumberWords.minutes($0) } ?? "length not known"]
    if let kilometres, kilometres.value > 0 {
      parts.append(NumberWords.distance(kilometres, unit: unit))
      let pace = session.minutes.flatMap { NumberWords.pace($0, over: kilometres, unit: unit) }
      if let pace, session.activity == .run { parts.append(pace) }
    }
    if let source = history.source { parts.append("from \(source)") }
    return parts.map { Self.unbroken($0) }.joined(separator: ", ")
  }

  /// `text` with spaces at which no line breaks, so that a number keeps its unit.
  private static func unbroken(_ text: String) -> String {
    String(decoding: text.utf8.flatMap { $0 == UInt8(ascii: " ") ? Array("\u{A0}".utf8) : [$0] }, as: UTF8.self)
  }

  func write(_ view: LedgerView, to writer: inout JSONWriter) {
    writer.object { writer in
      Payload.members(of: history, to: &writer)
      writer.member("words") { words(view, to: &$0) }
    }
  }

  private func words(_ view: LedgerView, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("basis", Capital.first(BasisWords.sentence(session)))
      writer.member("detail", detail(view.unit))
      writer.member("isUnrated", session.load == nil)
      writer.member("load", session.load.map { NumberWords.load($0) } ?? "not rated")
      writer.orNull("rated", rated)
      writer.member("record", record)
      writer.member("title", title)
      writer.member("when", "\(DayWords.inText(session.local.day)), \(view.clock.text(session.local))")
    }
  }
}
