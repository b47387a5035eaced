extension WorkoutDocument {
  /// Takes back what a store held of the members that are otherwise derived; nothing is derived or stamped.
  public mutating func restore(status: WorkoutStatus, end: Instant?) { (self.status, self.end) = (status, end) }

  /// Takes back the removed exercises that a store held; nothing is derived or stamped.
  public mutating func restore(deletedLogs: [WorkoutLogDocument]?) { self.deletedLogs = deletedLogs }
}
