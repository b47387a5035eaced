import CanonicalJSON
import Presentation
import SyncEngine
import TrainingModel

/// `schedule add`, `schedule list` and `schedule remove`.
enum ScheduleCommand {
  private static let usualNext: Int64 = 7

  static let add = Command(
    name: ["schedule", "add"], usage: "ROUTINE --on DAYS|--every N [--at TIME] [--from DAY] [--until DAY]",
    summary: "Say on which days a routine is due. The time is the clock's where you are.",
    options: [
      Option(name: "--on", value: "DAYS", help: "weekdays, for example mon,thu"),
      Option(name: "--every", value: "N", help: "every so many days, counted from the first"),
      Option(name: "--at", value: "TIME", help: "when it is to begin, for example 18:00 (else any time)"),
      Option(name: "--from", value: "DAY", help: "the first day (else today)"),
      Option(name: "--until", value: "DAY", help: "the last day (else it goes on)"),
    ],
    body: .writing { invocation, book async throws(CommandError) in
      let routine = try book.namedRoutine(invocation).document
      let first = try day("--from", invocation) ?? invocation.today
      var schedule = ScheduleDocument(
        id: invocation.newID(), splitID: routine.id, firstDay: first, createdAt: invocation.now)
      schedule.splitName = routine.name
      try ScheduleOptions.apply(invocation, to: &schedule)
      let path = try await book.add(schedule, invocation)
      show(schedule, "\(routine.name), \(ScheduleWords.text(schedule))", path: path, invocation)
      return .done
    })

  static let list = Command(
    name: ["schedule", "list"], usage: "[--next N] [OPTION…]",
    summary: "What is due next, and your schedules.",
    options: [Option(name: "--next", value: "N", help: "show the next N times (else \(usualNext))")],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let count = try invocation.whole("--next", in: 1...366) ?? usualNext
      let schedules = book.schedules.map { book.followed($0.document) }.sorted { $0.id < $1.id }
      let due = schedules.filter { book.currentRoutine($0.splitID) != nil }
      let next = ScheduleDocument.nextOccurrences(of: due, from: invocation.today, count: Int(count))
      let gone = schedules.filter { book.currentRoutine($0.splitID) == nil }.map { $0.id }
      invocation.show(
        ScheduleScreen.page(schedules, next: next, withoutRoutine: gone), json: .schedules(schedules, next: next))
      return .done
    })

  static let remove = Command(
    name: ["schedule", "remove"], usage: "ID [OPTION…]",
    summary: "Remove a schedule. ID may be its beginning or end.",
    body: .writing { invocation, book async throws(CommandError) in
      let words = try invocation.positionals("an identifier")
      let record = try book.schedule(words[0])
      try await book.delete(record.deletion(isImported: false, at: invocation.now))
      let name = book.followed(record.document).splitName ?? "the schedule"
      show(record.document, "\(name), \(ScheduleWords.text(record.document)): removed", path: record.path, invocation)
      return .done
    })

  private static func show(_ schedule: ScheduleDocument, _ words: String, path: String, _ invocation: Invocation) {
    var page = Page()
    page.paragraph(words, first: Span(schedule.id.text + "  ", .strong))
    invocation.show(
      page,
      json: Payload { writer in
        writer.object { writer in
          writer.member("id", schedule.id)
          writer.member("path", path)
        }
      })
  }

  static func day(_ option: String, _ invocation: Invocation) throws(CommandError) -> Day? {
    guard let text = invocation.arguments.value(option) else { return nil }
    guard let day = TimeText.day(text, today: invocation.today) else {
      throw .usage("\(option) \(text) is no day; a day looks like 2027-04-18")
    }
    return day
  }
}

extension Book {
  /// The schedule with its routine as it is now: a starter that she edited is a routine of its own, under another name.
  func followed(_ schedule: ScheduleDocument) -> ScheduleDocument {
    guard let routine = currentRoutine(schedule.splitID)?.document else { return schedule }
    var followed = schedule
    (followed.splitID, followed.splitName) = (routine.id, routine.name)
    return followed
  }
}
