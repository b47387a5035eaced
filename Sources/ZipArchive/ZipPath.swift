/// Which paths an archive may hold.
enum ZipPath {
  /// Whether `path` stays below the archive's root on every system: relative, without `..`, `.` and empty components,
  /// backslashes, drive letters and control characters.
  static func isSafe(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 4096 else { return false }
    let holdsRefused = path.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\\" || scalar == ":"
    }
    guard !holdsRefused else { return false }
    return path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}
