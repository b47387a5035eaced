import CanonicalJSON
import DocumentFolder
import Presentation
import TrainingModel

/// A routine after a change.
struct ChangedRoutine {
  let record: Record<SplitDocument>
  /// The starter that became this routine; nil: it was none.
  let starter: SplitDocument?
}

extension Book {
  /// Changes a routine and saves it, unless nothing differs. An edited starter becomes a routine of its own, and the
  /// starter is deleted softly once that one is durable.
  func updateRoutine(
    _ record: Record<SplitDocument>, _ invocation: inout Invocation,
    change: (inout SplitDocument) throws(CommandError) -> Void
  ) async throws(CommandError) -> ChangedRoutine {
    guard record.document.id.isStarter else {
      let saved = try await update(record, else: record.document, invocation, change: change)
      return ChangedRoutine(record: saved, starter: nil)
    }
    var edited = record.document
    try change(&edited)
    let fork = StarterFork(
      of: record.document, edited: edited, at: invocation.now, fresh: invocation.newID(), isTaken: isTaken)
    guard let fork else { return ChangedRoutine(record: record, starter: nil) }
    let path = try await add(fork.document, invocation)
    try await delete(record.deletion(isImported: false, at: invocation.now))
    let saved = Record(document: fork.document, path: path, bytes: fork.document.canonicalBytes())
    return ChangedRoutine(record: saved, starter: record.document)
  }

  /// Whether a record of that identifier is here in any form, or was deleted here.
  private func isTaken(_ id: ULID) -> Bool {
    stubs[id.text] != nil || listing.documents.contains { $0.id == id.text }
      || listing.placeholders.contains { $0.id == id.text }
  }

  /// The routine that a schedule or an older page means by `id`: itself, or what it became when she edited it.
  func currentRoutine(_ id: ULID) -> Record<SplitDocument>? {
    let current = StarterFork.currentRoutineID(for: id) { each in splits.contains { $0.document.id == each } }
    return splits.first { $0.document.id == current }
  }

  /// A routine with the schedules that name it.
  func entry(_ record: Record<SplitDocument>, today: Day) -> RoutineEntry {
    let own = schedules.map { $0.document }.filter { currentRoutine($0.splitID)?.document.id == record.document.id }
    return RoutineEntry(record.document, path: record.path, schedules: own.sorted { $0.id < $1.id }, today: today)
  }
}
