/// What the folder was doing when the operating system refused.
public enum FileOperation: String, Hashable, Sendable {
  /// Opening the folder or a directory in it, or listing it.
  case list
  /// Reading a file.
  case read
  /// Making a directory.
  case makeDirectory
  /// Writing a new file beside the old one.
  case write
  /// Putting the new file in the old one's place.
  case replace
  /// Removing a file.
  case remove
  /// Making or locking the file that keeps out other programs.
  case lock
}
