/// A file whose name speaks of a document without being its name: perhaps a sync service's conflict copy.
///
/// It is one only if its content has the same `id`; until it is joined into the document it is left alone.
public struct ConflictCandidate: Hashable, Sendable {
  /// The kind of the layout that it lies in.
  public let kind: String
  /// The identifier found in its name.
  public let id: String
  /// From the folder's root.
  public let path: String
}
