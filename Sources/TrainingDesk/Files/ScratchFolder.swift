public import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of files that live for one request, which outlive it where the program is killed.
public enum ScratchFolder {
  /// Removes the files of the folder at `path` that nobody wrote to since `time`: another server may be using the younger
  /// ones. Folders and links stay. What cannot be removed stays, too.
  public static func removeFiles(in path: String, unchangedSince time: Instant) {
    for name in names(in: path) {
      let file = path + "/" + name
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if seconds(status) < time.seconds { OutputFile.removeFile(file) }
    }
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        })
    }
    return names
  }

  private static func seconds(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_sec)
    #else
      Int64(status.st_mtim.tv_sec)
    #endif
  }
}
