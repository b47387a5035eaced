/// What bringing a backup into the folder came to.
public struct RestoreReport: Hashable, Sendable {
  /// Records that were not there.
  public internal(set) var added: [String] = []
  /// Records that were there and lacked something.
  public internal(set) var merged: [String] = []
  /// Records that lacked nothing; their files were not touched.
  public internal(set) var unchanged: [String] = []
  /// Records that were deleted here after the backup's copy last changed, and stay so.
  public internal(set) var keptDeleted: [String] = []
  /// Records that had been deleted here and live again, since that was asked for.
  public internal(set) var revived: [String] = []
  /// Deletion marks that were not there.
  public internal(set) var deletions: [String] = []
  /// What could not be taken.
  public internal(set) var refused: [RefusedFile] = []
  /// Files of the backup that are nothing of the program.
  public internal(set) var ignored: [String] = []
}
