extension SplitDocument {
  /// Takes back the removed exercises that a store held; nothing is derived or stamped.
  public mutating func restore(deletedExerciseIDs: DeletionStamps?, deletedExercises: [ExerciseDocument]?) {
    (self.deletedExerciseIDs, self.deletedExercises) = (deletedExerciseIDs, deletedExercises)
  }
}

extension ExerciseDocument {
  /// Takes back the stamps that a store held; nothing is derived or stamped.
  public mutating func restore(updatedAt: Instant?, fieldUpdatedAt: FieldStamps?) {
    (self.updatedAt, self.fieldUpdatedAt) = (updatedAt, fieldUpdatedAt)
  }
}
