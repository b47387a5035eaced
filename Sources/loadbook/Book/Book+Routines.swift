import ExerciseLibrary
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// A routine after a change.
struct ChangedRoutine {
  let record: Record<SplitDocument>
  /// The starter that became this routine; nil: it was none.
  let starter: SplitDocument?

  /// What is said of it in JSON.
  var change: RoutineChange { RoutineChange(id: record.document.id, path: record.path, starter: starter?.id) }
}

extension Book {
  /// Changes a routine and saves it, unless nothing differs. An edited starter becomes a routine of its own.
  func updateRoutine(
    _ record: Record<SplitDocument>, _ invocation: inout Invocation,
    change: (inout SplitDocument) throws(CommandError) -> Void
  ) async throws(CommandError) -> ChangedRoutine {
    var edited = record.document
    try change(&edited)
    guard edited != record.document else { return ChangedRoutine(record: record, starter: nil) }
    edited.updatedAt = .stamp(now: invocation.now, over: record.document.updatedAt)
    let edit = RoutineEdit(record: record, edited: edited, now: invocation.now, freshID: invocation.newID())
    do throws(EngineError) {
      let saved = try await engine.save(edit, home: invocation.zone)
      let isOwn = saved.document.id != record.document.id
      return ChangedRoutine(record: saved, starter: isOwn ? record.document : nil)
    } catch {
      throw CommandError(error)
    }
  }

  /// Brings the starters back that are not here; which of them came, and which had to be left.
  func restoreStarters(_ invocation: Invocation) async throws(CommandError) -> RestoredStarters {
    do throws(EngineError) {
      let before = Set(splits.map { $0.document.id })
      _ = try await engine.restoreStarters(now: invocation.now)
      let after = Set(try await engine.snapshot().splits.map { $0.document.id })
      return RestoredStarters(before: before, after: after)
    } catch {
      throw CommandError(error)
    }
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
