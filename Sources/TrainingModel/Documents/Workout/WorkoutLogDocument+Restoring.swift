extension WorkoutLogDocument {
  /// Takes back what a store held of how far the exercise had come; nothing is derived or stamped.
  public mutating func restore(
    status: WorkoutStatus, startedAt: Instant?, completedAt: Instant?, updatedAt: Instant?
  ) {
    (self.status, self.updatedAt) = (status, updatedAt)
    (self.startedAt, self.completedAt) = (startedAt, completedAt)
  }

  /// Takes back the sets that a store held; nothing is derived or stamped.
  public mutating func restore(setEntries: [SetEntry]?) { self.setEntries = setEntries }

  /// Takes back the stamps that a store held; nothing is derived or stamped.
  public mutating func restore(deletedSets: FieldStamps?, fieldUpdatedAt: FieldStamps?) {
    (self.deletedSets, self.fieldUpdatedAt) = (deletedSets, fieldUpdatedAt)
  }
}
