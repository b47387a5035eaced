import CanonicalJSON
import Planner
import TrainingModel

/// Sessions that wait for an effort: those of seven days that count for nothing without one, and those of today and
/// yesterday that she did not rate herself. Newest first, at most three. Our own choice.
struct UnratedList {
  let view: TodayView

  private static let most = 3

  var entries: [HistoryEntry] {
    let fresh = view.answer.day - 1
    return view.week.filter { entry in
      entry.session.basis == .unrated || (entry.session.basis != .effort && entry.session.local.day >= fresh)
    }.reversed().prefix(Self.most).map { $0 }
  }

  func write(to writer: inout JSONWriter) {
    let entries = entries
    writer.array(count: entries.count) { writer, index in
      let entry = entries[index]
      writer.object { writer in
        writer.member("detail", Self.counts(entry.session))
        writer.member("id", entry.session.id)
        writer.member("text", text(entry))
      }
    }
  }

  private func text(_ entry: HistoryEntry) -> String {
    let title = entry.session.activity == .lift ? entry.name ?? entry.title : entry.title
    let minutes = entry.session.minutes.map { ", " + NumberWords.minutes($0) } ?? ""
    return Isolated.text(Capital.first(title)) + minutes + ", " + when(entry.session.local.day)
  }

  private func when(_ day: Day) -> String {
    switch view.answer.day - day {
    case 0: "today"
    case 1: "yesterday"
    default: DayWords.weekday(day.weekday)
    }
  }

  private static func counts(_ session: SessionLoad) -> String {
    guard let load = session.load else { return "It counts for nothing until you rate it." }
    return "It counts \(NumberWords.load(load)) for now: \(BasisWords.short(session.basis))."
  }
}
