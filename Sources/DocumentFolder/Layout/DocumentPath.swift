/// A path from the folder's root, taken apart.
enum DocumentPath {
  /// The directories without the file; empty for a file at the root.
  static func directory(of path: String) -> Substring {
    path.utf8.lastIndex(of: 0x2F).map { path[..<$0] } ?? ""
  }

  /// The file's name.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
