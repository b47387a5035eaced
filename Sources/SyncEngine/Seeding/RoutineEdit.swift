public import TrainingModel

/// An edit of a routine, before it is known whether the routine is a starter.
public struct RoutineEdit: Sendable {
  /// The routine as it was read.
  public let record: Record<SplitDocument>
  /// What somebody made of it.
  public let edited: SplitDocument
  /// When.
  public let now: Instant
  /// The identifier for a routine of its own, where the one that stands for the starter's is taken.
  public let freshID: ULID

  /// An edit.
  public init(record: Record<SplitDocument>, edited: SplitDocument, now: Instant, freshID: ULID) {
    (self.record, self.edited, self.now, self.freshID) = (record, edited, now, freshID)
  }
}
