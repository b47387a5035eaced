extension FolderWriter {
  /// Makes sure that the marker file is there. Whatever lies in its place is left alone.
  func putMarker() throws(FolderError) {
    let root = try openDirectory("")
    defer { calls.release(root) }
    do {
      _ = try calls.status(of: FolderMarker.name, in: root)
      return
    } catch {
      if error != .missing { throw .failed(.read, path: FolderMarker.name, error) }
    }
    try put(FolderMarker.bytes, as: FileTarget(directory: root, id: "marker", path: FolderMarker.name), over: nil)
  }
}
