/// A file to be put into, or removed from, an open directory.
struct FileTarget {
  let directory: Descriptor
  /// What the temporary file is named after.
  let id: String
  /// From the folder's root, for messages.
  let path: String

  var name: String { DocumentPath.name(of: path) }
}
