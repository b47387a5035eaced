import TrainingDesk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension OutputFile {
  /// Removes the folders below a folder that hold nothing; follows no symbolic link.
  static func removeEmptyFolders(below path: String) {
    for name in InputTree.names(in: path) ?? [] {
      var status = stat()
      let child = path + "/" + name
      guard lstat(child, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      removeEmptyFolders(below: child)
      rmdir(child)
    }
  }
}
