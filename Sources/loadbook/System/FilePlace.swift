#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Where a file would really lie.
enum FilePlace {
  /// Whether a file at `path` would lie in `folder` or below it, links followed; false where either does not exist.
  static func isInside(_ path: String, folder: String) -> Bool {
    guard let folder = realPath(folder) else { return false }
    // The file itself may not be there yet, or be a link that leads back.
    let places = [realPath(directory(of: path)), realPath(path)].compactMap { $0 }
    return places.contains { $0 == folder || $0.hasPrefix(folder == "/" ? "/" : folder + "/") }
  }

  /// Whether something other than a regular file stands at `path`: a folder, a device, a pipe, or a link, which is not
  /// followed.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
