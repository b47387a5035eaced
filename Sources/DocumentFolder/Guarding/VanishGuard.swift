/// Tells a folder that lost its documents by an accident from one whose documents were deleted.
///
/// A disk that is not connected, a sync service that has not begun and a wrong path all look like an empty folder. While
/// the verdict is anything but `fine`, nothing may be pruned, seeded, written or forgotten.
public enum VanishGuard {
  /// What is to be thought of the folder.
  public enum Verdict: Hashable, Sendable {
    /// It looks whole.
    case fine
    /// So many of the known documents are missing at once that they were hardly deleted.
    case incomplete(missing: Int, of: Int)
    /// The marker file was seen before and is not there.
    case markerGone
    /// There was a folder, and there is none.
    case rootGone
  }

  /// The verdict on one look at the folder.
  ///
  /// - Parameters:
  ///   - known: documents that were there when last looked.
  ///   - missing: those of them that are not there now, and that no stub deletes.
  ///   - folderExists: whether there is a folder.
  ///   - markerSeen: whether the marker file was ever seen in it.
  ///   - hasMarker: whether it is there now.
  public static func verdict(
    known: Int, missing: Int, folderExists: Bool, markerSeen: Bool, hasMarker: Bool
  ) -> Verdict {
    if !folderExists { return known > 0 || markerSeen ? .rootGone : .fine }
    if markerSeen, !hasMarker { return .markerGone }
    // More than the larger of 5 and a tenth, in whole numbers.
    if missing > 5, missing * 10 > known { return .incomplete(missing: missing, of: known) }
    return .fine
  }
}
