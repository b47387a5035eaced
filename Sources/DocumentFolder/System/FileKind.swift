/// What a directory entry is.
public enum FileKind: Hashable, Sendable {
  /// An ordinary file.
  case regular
  /// A directory.
  case directory
  /// A symbolic link, whatever it points to.
  case symbolicLink
  /// A pipe, socket or device: opening it could wait for ever or set something off.
  case special
}
