/// A path from the folder's root, taken apart.
enum DocumentPath {
  /// The directories without the file; empty for a file at the root.
  static func directory(of path: String) -> Substring {
    path.utf8.lastIndex(of: 0x2F).map { path[..<$0] } ?? ""
  }

  /// Whether two names are one but for capitals: some disks and services change those of directories.
  static func isSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.elementsEqual(right.utf8) { ASCII.lower($0) == ASCII.lower($1) }
  }

  /// The path of another file in the same directory.
  static func sibling(of path: String, named name: String) -> String {
    let directory = directory(of: path)
    return directory.isEmpty ? name : directory + "/" + name
  }

  /// The file's name.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
