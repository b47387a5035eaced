import Presentation
import SyncEngine
import TrainingModel

/// `routines list` and `routines show`.
enum RoutinesReadCommand {
  static let list = Command(
    name: ["routines", "list"], usage: "[OPTION…]",
    summary: "Your routines in their order: what is in each, and when a schedule asks for it next.",
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let entries = book.orderedRoutines.map { book.entry($0, today: invocation.today) }
      invocation.show(RoutinesScreen.page(entries), json: .routines(entries))
      return .done
    })

  static let show = Command(
    name: ["routines", "show"], usage: "ROUTINE [OPTION…]",
    summary: "One routine with its exercises. ROUTINE is its name, the beginning of it, or its identifier.",
    body: .reading { invocation, book async throws(CommandError) in
      let record = try book.namedRoutine(invocation)
      RoutineReport.show(book.entry(record, today: invocation.today), invocation)
      return .done
    })
}

extension Book {
  /// The routine that the words after the command's name name, quoted or not.
  func namedRoutine(_ invocation: Invocation) throws(CommandError) -> Record<SplitDocument> {
    let text = invocation.arguments.positionals.joined(separator: " ")
    if let id = ULID(text.uppercased()), let record = currentRoutine(id) { return record }
    return try routine(text)
  }
}

/// What is said of routines after a command.
enum RoutineReport {
  /// The routine in full.
  static func show(_ entry: RoutineEntry, _ invocation: Invocation) {
    let settings = invocation.settings
    invocation.show(
      RoutineScreen.page(entry, unit: settings.weightUnit, rest: settings.restSeconds),
      json: .routine(entry, unit: settings.weightUnit))
  }

  /// A line of what was done, and which routines were written; `starter` became the only one of them.
  static func show(
    _ words: String, changed: [Record<SplitDocument>], starter: SplitDocument? = nil, _ invocation: Invocation
  ) {
    var page = Page()
    let first = changed.first.map { Span($0.document.id.text + "  ", .strong) } ?? Span("", .plain)
    page.paragraph(words, first: first)
    if let starter { page.paragraph(becameOwn(starter), first: Span("  ", .plain), role: .dim) }
    invocation.show(page, json: .changed(changed.map { ($0.document.id, $0.path) }, starter: starter?.id))
  }

  static func becameOwn(_ starter: SplitDocument) -> String {
    "\(starter.name) was a starter routine; this is your own copy of it now, and the starter is put away."
  }
}
