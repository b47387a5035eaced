import Planner
import TrainingModel

/// The sessions in the ledger.
public enum HistoryScreen {
  private static let margin = Span(String(repeating: " ", count: 28), .plain)

  /// One entry a session: its identifier, day, sport, minutes and load; below it `details`, where the load comes from,
  /// and her note.
  public static func page(_ entries: [HistoryEntry], details: (HistoryEntry) -> String?) -> Page {
    var page = Page()
    guard !entries.isEmpty else {
      page.text("Nothing logged yet.")
      return page
    }
    for entry in entries { add(entry, details: details(entry), to: &page) }
    return page
  }

  private static func add(_ entry: HistoryEntry, details: String?, to page: inout Page) {
    let session = entry.session
    let title = TextWidth.padded(TextWidth.cut(entry.title, to: 15), to: 16)
    page.line(
      Span(session.id + "  ", .dim),
      Span(TextWidth.padded(session.local.day.text + " " + session.local.clock, to: 18), .plain),
      Span(title, session.activity == .run ? .running : .lifting), Span(numbers(session), .plain))
    let name = session.activity == .other ? nil : entry.name
    let words = [name, details, BasisWords.short(session.basis)].compactMap { $0 }.joined(separator: ", ")
    page.paragraph(words, first: margin, role: .dim)
    if let note = entry.note { page.paragraph("“\(note)”", first: margin, role: .dim) }
  }

  private static func numbers(_ session: SessionLoad) -> String {
    let minutes = session.minutes.map { NumberWords.minutes($0) } ?? "?"
    let load = session.load.map { NumberWords.load($0) } ?? "–"
    return minutes + ", " + load
  }
}
