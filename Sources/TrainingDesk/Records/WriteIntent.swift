public import SyncEngine
import TrainingModel

/// What a writer says of the version that its document was made from.
public enum WriteIntent: Hashable, Sendable {
  /// There was none.
  case create
  /// It was this one.
  case change(VersionTag)
}

/// What came of a write that said what it was made from.
public enum WriteOutcome<Document: SnapshotDocument>: Sendable {
  /// There was none before.
  case created(Record<Document>)
  /// It is saved, joined with whatever others changed since.
  case saved(Record<Document>)
  /// The document is another by now and cannot be joined with; nil: there is none.
  case stale(Record<Document>?)
  /// The record was deleted.
  case deleted
}

/// What came of a deletion that said which version it meant.
public enum DeleteOutcome<Document: SnapshotDocument>: Sendable {
  /// It is gone, and can be restored.
  case deleted
  /// The document is another by now.
  case stale(Record<Document>)
  /// There is none.
  case absent
}
