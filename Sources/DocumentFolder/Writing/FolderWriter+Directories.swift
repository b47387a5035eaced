extension FolderWriter {
  /// The directory at `path`, made if missing, with every entry on the way to it on the disk. The caller releases it.
  func openDirectory(_ path: String) throws(FolderError) -> Descriptor {
    var directory = try openRoot()
    var walked = ""
    for name in path.split(separator: "/") {
      walked += walked.isEmpty ? String(name) : "/" + name
      let parent = directory
      defer { calls.release(parent) }
      directory = try enter(String(name), of: parent, path: walked)
    }
    return directory
  }

  private func enter(_ name: String, of parent: Descriptor, path: String) throws(FolderError) -> Descriptor {
    try FolderError.attempt(.makeDirectory, path) { () throws(SystemError) in
      let directory = try openOrMake(
        open: { () throws(SystemError) in try calls.openDirectory(name, in: parent) },
        make: { () throws(SystemError) in try calls.makeDirectory(name, in: parent) })
      if durableDirectories.contains(path) { return directory }
      do throws(SystemError) {
        try calls.syncDirectory(parent)
      } catch {
        calls.release(directory)
        throw error
      }
      durableDirectories.insert(path)
      return directory
    }
  }

  private func openRoot() throws(FolderError) -> Descriptor {
    try FolderError.attempt(.makeDirectory, "") { () throws(SystemError) in
      let root = try openOrMake(
        open: { () throws(SystemError) in try calls.openFolder(access.root) },
        make: { () throws(SystemError) in try calls.makeFolder(access.root) })
      if durableDirectories.contains("") { return root }
      do throws(SystemError) {
        try syncParentOfRoot()
      } catch {
        calls.release(root)
        throw error
      }
      durableDirectories.insert("")
      return root
    }
  }

  private func openOrMake(
    open: () throws(SystemError) -> Descriptor, make: () throws(SystemError) -> Void
  ) throws(SystemError) -> Descriptor {
    do {
      return try open()
    } catch {
      guard error == .missing else { throw error }
    }
    do {
      try make()
    } catch {
      // Another process was faster.
      guard error == .exists else { throw error }
    }
    return try open()
  }

  /// A parent that may not be opened for reading, or not be written, did not get the folder from us.
  private func syncParentOfRoot() throws(SystemError) {
    do throws(SystemError) {
      let parent = try calls.openFolder(Self.parent(of: access.root))
      defer { calls.release(parent) }
      try calls.syncDirectory(parent)
    } catch {
      if error != .notPermitted && error != .readOnlyDisk { throw error }
    }
  }

  static func parent(of path: String) -> String {
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == 0x2F { path.removeLast() }
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
