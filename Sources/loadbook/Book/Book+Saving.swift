import DocumentFolder
import SyncEngine
import TrainingDesk
import TrainingModel

extension Book {
  /// Saves a document that is new. Returns its path from the folder's root.
  @discardableResult
  func add<Document: TrainingDocument>(_ document: Document, _ invocation: Invocation) async throws(CommandError)
    -> String
  {
    try await save(document, over: nil, invocation).path
  }

  /// Changes a document and saves it, unless nothing differs. `new` is what is changed where there is none yet.
  ///
  /// What another device or command wrote meanwhile is joined with it; what comes back is what lies on the disk then.
  @discardableResult
  func update<Document: TrainingDocument>(
    _ record: Record<Document>?, else new: Document, _ invocation: Invocation,
    change: (inout Document) throws(CommandError) -> Void
  ) async throws(CommandError) -> Record<Document> {
    var document = record?.document ?? new
    try change(&document)
    if let record {
      if document == record.document { return record }
      document.updatedAt = .stamp(now: invocation.now, over: record.document.updatedAt)
    }
    return try await save(document, over: record, invocation)
  }

  private func save<Document: TrainingDocument>(
    _ document: Document, over record: Record<Document>?, _ invocation: Invocation
  ) async throws(CommandError) -> Record<Document> {
    do throws(EngineError) {
      return try await engine.save(document, over: record, home: invocation.zone)
    } catch {
      throw CommandError(error)
    }
  }

  /// The day's record; nil: she has not answered anything that day.
  func dayRecord(_ day: Day) -> Record<DayDocument>? { days.first { $0.document.day == day } }

  /// Changes her answers of a day, whose record is read again first. A day whose file is set aside is refused.
  func changeDay(_ day: Day, _ invocation: Invocation, _ change: (inout DayDocument) -> Void)
    async throws(CommandError)
  {
    do throws(EngineError) {
      try await DayAnswering(engine: engine, moment: invocation.moment).change(day, change)
    } catch {
      throw CommandError(error)
    }
  }

  /// Deletes a record: its stub is durable before its file goes.
  func delete(_ deletion: Deletion) async throws(CommandError) {
    let result: DeleteResult
    do throws(EngineError) {
      result = try await engine.delete(deletion)
    } catch {
      throw CommandError(error)
    }
    if case .fileKept(let reason) = result {
      throw .failed(
        "\(deletion.path): marked as deleted, but its file is left where it is. \(reason.sentence) \(reason.advice)")
    }
  }
}

extension CommandError {
  /// A failure of the engine or the folder: what happened and what to do.
  init(_ error: EngineError) { self = .failed(error.sentence + " " + error.advice) }

  /// A failure of the folder: what happened and what to do.
  init(_ error: FolderError) { self = .failed(error.sentence + " " + error.advice) }
}

extension CommandError {
  /// What went wrong.
  var text: String {
    switch self {
    case .usage(let text), .failed(let text): text
    }
  }
}
