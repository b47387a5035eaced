#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The files below paths that she names for an import.
enum InputTree {
  /// One file, or why a path leads to none.
  struct Entry {
    let path: String
    /// What failed; nil: a regular file.
    let failure: String?
  }

  /// The regular files at `path`, or below it where it is a folder, in the order of their paths. Hidden files and
  /// symbolic links below a folder are left out; a path that is named is followed.
  static func files(_ path: String) -> [Entry] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return [Entry(path: path, failure: String(cString: strerror(errno)).lowercased())]
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return [Entry(path: path, failure: nil)]
    case S_IFDIR: return folder(path)
    default: return [Entry(path: path, failure: "not a regular file")]
    }
  }

  private static func folder(_ path: String) -> [Entry] {
    guard let names = names(in: path) else {
      return [Entry(path: path, failure: String(cString: strerror(errno)).lowercased())]
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.filter { !$0.hasPrefix(".") }.flatMap { below(prefix + $0) }
  }

  /// The names in a folder in ascending order, without `.` and `..`; nil where it cannot be listed.
  static func names(in path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// All that lies below a folder and is no folder, in the order of the paths; hidden names are left out. What is no
  /// regular file, a symbolic link included, and what cannot be listed has its failure.
  static func everything(below path: String) -> [Entry] {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    guard let names = names(in: path) else { return [Entry(path: path, failure: "it cannot be listed")] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [Entry] in
      var status = stat()
      guard lstat(prefix + name, &status) == 0 else { return [] }
      if status.st_mode & S_IFMT == S_IFDIR { return everything(below: prefix + name) }
      return [Entry(path: prefix + name, failure: status.st_mode & S_IFMT == S_IFREG ? nil : "not a regular file")]
    }
  }

  private static func below(_ path: String) -> [Entry] {
    var status = stat()
    guard lstat(path, &status) == 0 else { return [] }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return [Entry(path: path, failure: nil)]
    case S_IFDIR: return folder(path)
    default: return []
    }
  }
}
