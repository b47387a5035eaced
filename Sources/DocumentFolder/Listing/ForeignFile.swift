/// Something in the folder that the program does not use and never touches.
public struct ForeignFile: Hashable, Sendable {
  /// From the folder's root, for display: bytes that are not UTF-8 are shown as replacement characters.
  public let path: String
  /// What it is; a directory stands for everything below it.
  public let fileKind: FileKind
}
