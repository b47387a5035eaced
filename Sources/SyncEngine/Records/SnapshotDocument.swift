public import TrainingModel

/// A document that a snapshot holds, and where in it.
public protocol SnapshotDocument: TrainingDocument {
  /// The snapshot's records of this kind.
  static func records(in snapshot: FolderSnapshot) -> [Record<Self>]
  /// Puts `records` in the place of all of this kind.
  static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot)
}

extension FolderSnapshot {
  /// The record of that identifier; nil: there is none.
  public func record<Document: SnapshotDocument>(_ type: Document.Type, id: String) -> Record<Document>? {
    // The name of a file is its identifier, and quicker to compare than what the document makes of its own.
    let name = id + ".json"
    return Document.records(in: self).first { $0.path.hasSuffix(name) && $0.document.identifier == id }
  }

  /// Puts a record in the place of the one with its identifier, or among the others in the order of the paths.
  public mutating func put<Document: SnapshotDocument>(_ record: Record<Document>) {
    var records = Document.records(in: self)
    Document.set([], in: &self)
    let name = record.document.identifier + ".json"
    if let index = records.firstIndex(where: { $0.path.hasSuffix(name) }) {
      records[index] = record
    } else {
      let index = records.firstIndex { record.path.utf8.lexicographicallyPrecedes($0.path.utf8) }
      records.insert(record, at: index ?? records.endIndex)
    }
    Document.set(records, in: &self)
  }

  /// Takes the record of that identifier away.
  public mutating func remove<Document: SnapshotDocument>(_ type: Document.Type, id: String) {
    Document.set(Document.records(in: self).filter { $0.document.identifier != id }, in: &self)
  }
}

extension SplitDocument: SnapshotDocument {
  /// The routines.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.splits }
  /// Other routines.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.splits = records }
}

extension WorkoutDocument: SnapshotDocument {
  /// The workouts.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.workouts }
  /// Other workouts.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.workouts = records }
}

extension SessionDocument: SnapshotDocument {
  /// The sessions.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.sessions }
  /// Other sessions.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.sessions = records }
}

extension DayDocument: SnapshotDocument {
  /// The days with answers.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.days }
  /// Other days.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.days = records }
}

extension RaceDocument: SnapshotDocument {
  /// The races.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.races }
  /// Other races.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.races = records }
}

extension ScheduleDocument: SnapshotDocument {
  /// The schedules.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.schedules }
  /// Other schedules.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) { snapshot.schedules = records }
}

extension AthleteDocument: SnapshotDocument {
  /// The athlete, where something is known of her.
  public static func records(in snapshot: FolderSnapshot) -> [Record<Self>] { snapshot.athlete.map { [$0] } ?? [] }
  /// Another athlete.
  public static func set(_ records: [Record<Self>], in snapshot: inout FolderSnapshot) {
    snapshot.athlete = records.first
  }
}
