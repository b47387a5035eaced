/// The files of a folder that matter, as one look saw them.
struct FolderGlance: Hashable, Sendable {
  /// By the path that is to be looked at when the file changes.
  var files: [String: FileStatus] = [:]
  /// What makes the whole folder another when it changes, by its name.
  var landmarks: [String: FileStatus] = [:]
  /// Directories that could not be listed: what lies in them is unknown, not gone.
  var unlistedDirectories: [String] = []

  /// Takes over from an earlier look what this one could not see.
  mutating func fill(from earlier: FolderGlance) {
    if unlistedDirectories.isEmpty { return }
    for (path, file) in earlier.files where unlistedDirectories.contains(where: { path.hasPrefix($0 + "/") }) {
      files[path] = file
    }
  }

  /// The paths whose files differ, in no order.
  func paths(changedSince earlier: FolderGlance) -> [String] {
    let changed = files.filter { earlier.files[$0.key] != $0.value }
    let gone = earlier.files.filter { files[$0.key] == nil }
    return changed.map(\.key) + gone.map(\.key)
  }
}
