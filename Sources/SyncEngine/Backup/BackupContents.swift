import CanonicalJSON
import DocumentFolder
import TrainingModel

/// What a backup holds, sorted out by a look at its files alone.
public struct BackupContents: Sendable {
  /// A file that says that a record was deleted.
  struct StubFile: Hashable {
    let path: String
    let bytes: [UInt8]
    let tombstone: Tombstone
  }

  /// The records, in ascending order of their paths.
  public private(set) var records: [BackupRecord] = []
  /// Files that hold a record or stub by their names and cannot be taken, with the reason as a sentence.
  public private(set) var refused: [RefusedFile] = []
  /// Paths of files that are nothing of the program.
  public private(set) var ignored: [String] = []
  private(set) var stubs: [StubFile] = []
  private var positions: [DocumentKey: Int] = [:]

  /// Sorts out files, each a path from the folder's root and its bytes.
  public init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files {
      switch PathMeaning(path: file.path, layouts: DocumentKind.layouts) {
      case .document(let kind, let id), .copy(let kind, let id): add(file.path, file.bytes, kind: kind, id: id)
      case .stub: addStub(file.path, file.bytes)
      case .other: ignored.append(file.path)
      }
    }
    dropDeleted()
  }

  /// Notes a file of the backup that could not be unpacked.
  public mutating func refuse(_ path: String, because reason: String) {
    refused.append(RefusedFile(path: path, reason: reason))
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], kind: String, id: String) {
    guard let kind = DocumentKind(rawValue: kind) else { return ignored.append(path) }
    let key = DocumentKey(kind.rawValue, id)
    do throws(JSONError) {
      let record = try BackupRecord(kind: kind, path: path, bytes: bytes)
      guard record.id == id else { return refuse(path, because: "Its content belongs to “\(record.id)”.") }
      guard let position = positions[key] else {
        positions[key] = records.count
        return records.append(record)
      }
      join(bytes, at: position, path: path)
    } catch {
      let reason = error.isOfNewerSchema ? "A newer version of the program wrote it." : nil
      refuse(path, because: reason ?? QuarantinedFile(path: path, error: error).reason)
    }
  }

  private mutating func join(_ bytes: [UInt8], at position: Int, path: String) {
    do throws(MergeRefusal) {
      records[position] = try records[position].joined(with: bytes)
    } catch {
      refuse(path, because: error.sentence)
    }
  }

  private mutating func addStub(_ path: String, _ bytes: [UInt8]) {
    do throws(JSONError) {
      stubs.append(StubFile(path: path, bytes: bytes, tombstone: try Tombstone(bytes: bytes)))
    } catch {
      refuse(path, because: QuarantinedFile(path: path, error: error).reason)
    }
  }

  /// What was deleted when the backup was made is no record of it.
  private mutating func dropDeleted() {
    var deletedAt: [String: Instant] = [:]
    for stub in stubs where stub.tombstone.isInForce {
      deletedAt[stub.tombstone.id] = max(
        stub.tombstone.deletedAt, deletedAt[stub.tombstone.id] ?? stub.tombstone.deletedAt)
    }
    records.removeAll { record in deletedAt[record.id].map { record.updatedAt <= $0 } ?? false }
    records.sort { $0.path < $1.path }
  }
}

/// A file of a backup that was not taken.
public struct RefusedFile: Hashable, Sendable {
  /// Its path in the backup.
  public let path: String
  /// Why, as one or two sentences.
  public let reason: String
}

extension JSONError {
  /// Whether it is the schema version alone that this program does not know.
  fileprivate var isOfNewerSchema: Bool { kind == .outOfRange && path == "schemaVersion" }
}
