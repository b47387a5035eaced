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
      RoutineReport.show("\(record.document.name) deleted", changed: [record], invocation)
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

  /// Saves the new positions, the one that moves last, so that a starter that becomes a routine of its own is named.
  private static func save(
    _ moved: [SplitDocument], _ name: String, place: Int, _ book: Book, _ invocation: inout Invocation
  ) async throws(CommandError) {
    var changed: [Record<SplitDocument>] = []
    var starters: [SplitDocument] = []
    for routine in moved {
      guard let record = book.splits.first(where: { $0.document.id == routine.id }) else { continue }
      let saved = try await book.updateRoutine(record, &invocation) { document throws(CommandError) in
        document.order = routine.order
      }
      changed.append(saved.record)
      if let starter = saved.starter { starters.append(starter) }
    }
    RoutineReport.show("\(name) is number \(place)", changed: changed, starter: starters.first, invocation)
  }
}
