public import Planner
import TrainingModel

/// The sessions in the ledger.
public enum HistoryScreen {
  /// One line a session: its identifier, day, sport, minutes, effort, load and where the load comes from.
  public static func page(_ sessions: [SessionLoad], details: (SessionLoad) -> String?) -> Page {
    var page = Page()
    guard !sessions.isEmpty else {
      page.text("Nothing logged yet.")
      return page
    }
    for session in sessions {
      page.line(
        Span(session.id + "  ", .dim),
        Span(TextWidth.padded(session.local.day.text + " " + session.local.clock, to: 18), .plain),
        Span(TextWidth.padded(name(session), to: 16), session.activity == .run ? .running : .lifting),
        Span(numbers(session), .plain))
      let extra = [details(session), BasisWords.short(session.basis)].compactMap { $0 }.joined(separator: ", ")
      page.line(Span(String(repeating: " ", count: 28) + extra, .dim))
    }
    return page
  }

  private static func name(_ session: SessionLoad) -> String {
    session.kind.map { RunWords.name($0) } ?? RunWords.name(session.activity)
  }

  private static func numbers(_ session: SessionLoad) -> String {
    let minutes = session.minutes.map { NumberWords.minutes($0) } ?? "?"
    let load = session.load.map { NumberWords.load($0) } ?? "–"
    return minutes + ", " + load
  }
}
