import CanonicalJSON
import DocumentFolder
import TrainingModel

extension Book {
  /// Saves a document that is new. Returns its path from the folder's root.
  @discardableResult
  func add<Document: TrainingDocument>(_ document: Document, _ invocation: Invocation) async throws(CommandError)
    -> String
  {
    let path = document.newRelativePath(home: invocation.zone)
    let bytes = try Self.bytes(document, path: path)
    do throws(FolderError) {
      _ = try await store.save(bytes, to: path, expecting: nil)
      return path
    } catch {
      throw CommandError(error)
    }
  }

  /// Changes a document and saves it, unless nothing differs. `new` is what is changed where there is none yet.
  ///
  /// Where another device or command wrote the file meanwhile, the change is made again to what it wrote.
  @discardableResult
  func update<Document: TrainingDocument>(
    _ record: Record<Document>?, else new: Document, _ invocation: Invocation,
    change: (inout Document) throws(CommandError) -> Void
  ) async throws(CommandError) -> Record<Document> {
    var record = record
    for _ in 0..<Self.mostAttempts {
      let path = record?.path ?? new.newRelativePath(home: invocation.zone)
      var document = record?.document ?? new
      try change(&document)
      if let record, document == record.document { return record }
      if record != nil { document.updatedAt = .stamp(now: invocation.now, over: document.updatedAt) }
      let bytes = try Self.bytes(document, path: path)
      do throws(FolderError) {
        _ = try await store.save(bytes, to: path, expecting: record?.bytes)
        return Record(document: document, path: path, bytes: bytes)
      } catch {
        guard case .changed(_, let found?, _) = error else { throw CommandError(error) }
        record = Record(document: try Self.document(found, path: path), path: path, bytes: found)
      }
    }
    throw .failed("the file is written again and again by another program; nothing was changed. Try once more.")
  }

  /// How often a change is made again to what another command wrote meanwhile.
  private static var mostAttempts: Int { 100 }

  /// The bytes to save, read again once, so that no value is written that a reader would refuse.
  private static func bytes<Document: TrainingDocument>(_ document: Document, path: String) throws(CommandError)
    -> [UInt8]
  {
    do throws(JSONError) {
      return try document.checkedBytes()
    } catch {
      throw .failed("\(path): not saved. \(Quarantined(path: path, error: error).reason)")
    }
  }

  private static func document<Document: TrainingDocument>(_ bytes: [UInt8], path: String) throws(CommandError)
    -> Document
  {
    do throws(JSONError) {
      return try Document(bytes: bytes)
    } catch {
      let file = Quarantined(path: path, error: error)
      throw .failed("\(path): \(file.reason) \(file.advice)")
    }
  }

  /// The day's record; nil: she has not answered anything that day.
  func dayRecord(_ day: Day) -> Record<DayDocument>? { days.first { $0.document.day == day } }

  /// Changes her answers of a day. A day whose file is set aside is refused by the folder.
  func changeDay(_ day: Day, _ invocation: Invocation, _ change: (inout DayDocument) -> Void)
    async throws(CommandError)
  {
    let new = DayDocument(day: day, createdAt: invocation.now)
    try await update(dayRecord(day), else: new, invocation) { document throws(CommandError) in change(&document) }
  }

  /// Deletes a record: its stub is durable before its file goes.
  func delete(_ deletion: Deletion) async throws(CommandError) {
    let result: DeleteResult
    do throws(FolderError) {
      result = try await store.delete(deletion)
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
  /// A failure of the folder: what happened and what to do.
  init(_ error: FolderError) { self = .failed(error.sentence + " " + error.advice) }
}
