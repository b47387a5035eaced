/// The way into the folder for readers: it makes nothing, and below the root it follows no symbolic link.
struct FolderAccess: Sendable {
  /// The folder's path as the user gave it.
  let root: String
  let calls: any FileCalls

  /// The directory at `path`, open; an empty path is the root. The caller releases it.
  func open(_ path: String) throws(SystemError) -> Descriptor {
    var directory = try calls.openFolder(root)
    for name in path.split(separator: "/") {
      let parent = directory
      defer { calls.release(parent) }
      directory = try calls.openDirectory(String(name), in: parent)
    }
    return directory
  }
}
