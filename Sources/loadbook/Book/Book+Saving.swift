import CanonicalJSON
import DocumentFolder
import TrainingModel

extension Book {
  /// Saves a document: over `record` where it was read, else at its new path. Returns the path from the root.
  @discardableResult
  func save<Document: TrainingDocument>(_ document: Document, over record: Record<Document>?, home: ZoneRules)
    async throws(CommandError) -> String
  {
    let path = record?.path ?? document.newRelativePath(home: home)
    do throws(FolderError) {
      _ = try await store.save(document.canonicalBytes(), to: path, expecting: record?.bytes)
      return path
    } catch {
      throw .failed(error.sentence + " " + error.advice)
    }
  }

  /// The day's record, or a new one.
  func dayRecord(_ day: Day) -> Record<DayDocument>? { days.first { $0.document.day == day } }

  /// Changes her answers of a day and saves them. A day whose file is set aside is refused by the folder.
  func changeDay(
    _ day: Day, at now: Instant, home: ZoneRules, _ change: (inout DayDocument) -> Void
  ) async throws(CommandError) {
    let record = dayRecord(day)
    var document = record?.document ?? DayDocument(day: day, createdAt: now)
    change(&document)
    if document == record?.document { return }
    document.updatedAt = max(now, document.updatedAt)
    try await save(document, over: record, home: home)
  }

  /// Deletes a record: its stub is durable before its file goes.
  func delete(_ deletion: Deletion) async throws(CommandError) {
    let result: DeleteResult
    do throws(FolderError) {
      result = try await store.delete(deletion)
    } catch {
      throw .failed(error.sentence + " " + error.advice)
    }
    if case .fileKept(let reason) = result {
      throw .failed(
        "\(deletion.path): marked as deleted, but its file is left where it is. \(reason.sentence) \(reason.advice)")
    }
  }
}
