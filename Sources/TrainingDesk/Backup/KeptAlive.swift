import CanonicalJSON
import DocumentFolder
public import SyncEngine
import TrainingModel

/// Records that a backup says are deleted and that live here: bringing a backup back deletes nothing, so they stay.
public struct KeptAlive: Sendable {
  /// Their files in the folder, in ascending order.
  public let paths: [String]

  /// The records of `book` that a stub among `files` covers. `backup` is what the files hold together: a record that it
  /// has, too, is no deleted one.
  public init(_ files: [(path: String, bytes: [UInt8])], _ backup: BackupContents, in book: FolderSnapshot) {
    var deletedAt: [String: Instant] = [:]
    for file in files {
      guard case .stub = PathMeaning(path: file.path, layouts: DocumentKind.layouts),
        let stub = try? Tombstone(bytes: file.bytes), stub.isInForce, !Self.isOverruled(stub, in: book)
      else { continue }
      deletedAt[stub.id] = max(stub.deletedAt, deletedAt[stub.id] ?? stub.deletedAt)
    }
    for record in backup.records { deletedAt[record.id] = nil }
    func covered<Document>(_ records: [Record<Document>]) -> [String] {
      records.filter { record in
        deletedAt[record.document.identifier].map { record.document.updatedAt <= $0 } ?? false
      }.map { $0.path }
    }
    let lists = [
      covered(book.splits), covered(book.workouts), covered(book.sessions), covered(book.days), covered(book.races),
      covered(book.schedules), covered([book.athlete].compactMap { $0 }),
    ]
    paths = lists.flatMap { $0 }.sorted()
  }

  /// Whether the record was brought back here after that deletion.
  private static func isOverruled(_ stub: Tombstone, in book: FolderSnapshot) -> Bool {
    book.stubs[stub.id]?.restoredAt.map { $0 >= stub.deletedAt } ?? false
  }
}
