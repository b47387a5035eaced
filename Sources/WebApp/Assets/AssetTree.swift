import TrainingDesk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What lies in a folder of screens.
enum AssetTree {
  /// No file of the screens is larger, in bytes.
  static let largest = 8 << 20
  /// The screens hold no deeper folders.
  static let deepest = 6

  /// The files below a folder that belong to the screens, by their addresses, in ascending order. Hidden ones, and what
  /// cannot be read, are left out.
  static func files(below folder: String) -> [(path: String, contentType: String, bytes: [UInt8])] {
    paths(below: folder, from: "", depth: 0).compactMap { path in
      guard let type = AssetKind.contentType(of: path),
        case .success(let bytes) = InputFile.read(folder + path, limit: largest)
      else { return nil }
      return (path, type, bytes)
    }
  }

  private static func paths(below folder: String, from prefix: String, depth: Int) -> [String] {
    guard depth <= deepest else { return [] }
    return names(in: folder + prefix).flatMap { name -> [String] in
      let path = prefix + "/" + name
      var status = stat()
      guard stat(folder + path, &status) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return paths(below: folder, from: path, depth: depth + 1)
      case S_IFREG: return [path]
      default: return []
      }
    }
  }

  private static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether a regular file stands at `path`.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
