import CanonicalJSON
public import TrainingModel

/// A record of a backup: all that the backup's files say of it.
public struct BackupRecord: Hashable, Sendable {
  /// Its kind.
  public let kind: DocumentKind
  /// Its identifier.
  public let id: String
  /// The first of the paths that it has in the backup.
  public let path: String
  /// The document; where the backup has it more than once, their join.
  public let bytes: [UInt8]
  /// When it last changed.
  public let updatedAt: Instant

  /// The record in a file of a backup. Throws what is wrong with its members.
  init(kind: DocumentKind, path: String, bytes: [UInt8]) throws(JSONError) {
    let record = try AnyRecord(kind: kind, path: path, bytes: bytes, text: JSONText(bytes))
    (self.kind, self.path, self.bytes) = (kind, path, bytes)
    (id, updatedAt) = (record.identifier, record.updatedAt)
  }

  /// What this and another file say of the record together.
  func joined(with other: [UInt8]) throws(MergeRefusal) -> BackupRecord {
    let joined = try DocumentMergePlanner.merge(kind, bytes, other)
    do throws(JSONError) {
      return try BackupRecord(kind: kind, path: path, bytes: joined)
    } catch {
      throw .notAcceptable(error)
    }
  }

  /// The record as if it had been changed at `moment`, so that a deletion before that no longer covers it.
  func changed(at moment: Instant) throws(JSONError) -> [UInt8] {
    func stamped<Document: TrainingDocument>(_: Document.Type) throws(JSONError) -> [UInt8] {
      var document = try Document(bytes: bytes)
      document.updatedAt = max(moment, document.updatedAt)
      return document.canonicalBytes()
    }
    return switch kind {
    case .split: try stamped(SplitDocument.self)
    case .workout: try stamped(WorkoutDocument.self)
    case .session: try stamped(SessionDocument.self)
    case .day: try stamped(DayDocument.self)
    case .race: try stamped(RaceDocument.self)
    case .schedule: try stamped(ScheduleDocument.self)
    case .athlete: try stamped(AthleteDocument.self)
    }
  }

  /// Where the record goes if it is not there yet and may not lie where the backup has it.
  func usualPath(home: ZoneRules) -> String? {
    func path<Document: TrainingDocument>(_: Document.Type) -> String? {
      (try? Document(bytes: bytes))?.newRelativePath(home: home)
    }
    return switch kind {
    case .split: path(SplitDocument.self)
    case .workout: path(WorkoutDocument.self)
    case .session: path(SessionDocument.self)
    case .day: path(DayDocument.self)
    case .race: path(RaceDocument.self)
    case .schedule: path(ScheduleDocument.self)
    case .athlete: path(AthleteDocument.self)
    }
  }
}

extension AnyRecord {
  /// The record's identifier.
  var identifier: String {
    switch self {
    case .split(let record): record.document.identifier
    case .workout(let record): record.document.identifier
    case .session(let record): record.document.identifier
    case .day(let record): record.document.identifier
    case .race(let record): record.document.identifier
    case .schedule(let record): record.document.identifier
    case .athlete(let record): record.document.identifier
    }
  }
}
