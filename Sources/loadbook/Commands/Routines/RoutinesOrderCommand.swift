import Presentation
import SyncEngine
import TrainingModel

/// `routines delete` and `routines reorder`.
enum RoutinesOrderCommand {
  static let delete = Command(
    name: ["routines", "delete"], usage: "ROUTINE [OPTION…]",
    summary: "Delete a routine. Workouts done with it stay. A deletion mark stays, so that no device brings it back.",
    body: .writing { invocation, book async throws(CommandError) in
      let record = try book.namedRoutine(invocation)
      let entry = book.entry(record, today: invocation.today)
      try await book.delete(record.deletion(isImported: false, at: invocation.now))
      show("\(record.document.name) deleted", [ChangedRoutine(record: record, starter: nil)], invocation) { changes in
        changes.first.map { .changed($0) } ?? .changed([])
      }
      for schedule in entry.schedules {
        invocation.warn(
          "it is still scheduled, \(ScheduleWords.text(schedule)). To end that: loadbook schedule remove "
            + schedule.id.text)
      }
      return .done
    })

  static let reorder = Command(
    name: ["routines", "reorder"], usage: "ROUTINE PLACE [OPTION…]",
    summary: "Move a routine to another place in the list: a number from 1 on, first or last.",
    body: .writing { invocation, book async throws(CommandError) in
      let words = invocation.arguments.positionals
      guard let place = words.last, words.count > 1 else {
        throw .usage("say which routine and where: loadbook routines reorder Push 1")
      }
      let listed = book.orderedRoutines
      let record = try book.routine(words.dropLast().joined(separator: " "))
      let destination = try Place.index(place, count: listed.count)
      let source = listed.firstIndex { $0.document.id == record.document.id } ?? destination
      let moved = SplitDocument.moved(listed.map { $0.document }, from: source, to: destination, at: invocation.now)
      try await save(moved, record.document.name, place: destination + 1, book, &invocation)
      return .done
    })

  private static func save(
    _ moved: [SplitDocument], _ name: String, place: Int, _ book: Book, _ invocation: inout Invocation
  ) async throws(CommandError) {
    var changed: [ChangedRoutine] = []
    for routine in moved {
      guard let record = book.splits.first(where: { $0.document.id == routine.id }) else { continue }
      changed.append(
        try await book.updateRoutine(record, &invocation) { document throws(CommandError) in
          document.order = routine.order
        })
    }
    show("\(name) is number \(place)", changed, invocation) { .changed($0) }
  }

  private static func show(
    _ words: String, _ changed: [ChangedRoutine], _ invocation: Invocation, json: ([RoutineChange]) -> Payload
  ) {
    var page = Page()
    page.paragraph(words, first: Span(changed.first.map { $0.change.id.text + "  " } ?? "", .strong))
    for starter in changed.compactMap({ $0.starter }) {
      page.paragraph(RoutineReport.becameOwn(starter), first: Span("  ", .plain), role: .dim)
    }
    invocation.show(page, json: json(changed.map { $0.change }))
  }
}
