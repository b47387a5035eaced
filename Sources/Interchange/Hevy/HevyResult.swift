public import TrainingModel

/// What a Hevy export held.
public struct HevyResult: Hashable, Sendable {
  /// Its workouts, in file order.
  public var documents: [WorkoutDocument]
  /// What could not be read or believed, in file order.
  public var problems: [ImportProblem]
  /// Rows after the header: as many as there are sets in the documents and problems that are losses together.
  public var rowCount: Int

  /// Sets in all documents.
  public var setCount: Int {
    documents.reduce(0) { $0 + $1.logs.reduce(0) { $0 + ($1.setEntries?.count ?? 0) } }
  }
}
