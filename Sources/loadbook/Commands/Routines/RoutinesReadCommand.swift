import Presentation
import SyncEngine
import TrainingDesk
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
      let entry = book.entry(record, today: invocation.today)
      invocation.show(
        RoutineReport.page(entry, invocation), json: .routine(entry, unit: invocation.settings.weightUnit))
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
  static func page(_ entry: RoutineEntry, _ invocation: Invocation) -> Page {
    RoutineScreen.page(entry, unit: invocation.settings.weightUnit, rest: invocation.settings.restSeconds)
  }

  /// What became of a starter that somebody edited.
  static func becameOwn(_ starter: SplitDocument) -> String {
    "\(starter.name) was a starter routine; this is your own copy of it now, and the starter is put away."
  }
}
