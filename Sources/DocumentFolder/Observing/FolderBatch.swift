/// What an observer noticed since its last batch. It says where to look, never what happened: a path in it may hold
/// something new, something else, nothing, or what it held before.
public struct FolderBatch: Hashable, Sendable {
  /// Paths of documents, stubs and possible copies from the folder's root, in ascending order of their bytes.
  public var paths: [String]
  /// Whether more may have changed than `paths` says: the whole folder is to be listed.
  public var needsScan: Bool
  /// Whether the folder itself has gone. The observer waits for its return, and then asks for a scan.
  public var isRootGone: Bool

  /// A batch of these findings.
  public init(paths: [String] = [], needsScan: Bool = false, isRootGone: Bool = false) {
    self.paths = paths
    self.needsScan = needsScan
    self.isRootGone = isRootGone
  }
}
