extension FolderWriter {
  /// Puts these very bytes over `expected`, or where nothing lies if that is nil. Throws `changed` otherwise.
  func put(exactly bytes: [UInt8], at place: DocumentPlace, over expected: [UInt8]?) throws(FolderError) -> SaveResult {
    let directory = try openDirectory(place.directory)
    defer { calls.release(directory) }
    let target = FileTarget(directory: directory, id: place.id, path: place.path)
    let old = try content(of: target)
    if old?.bytes == bytes {
      try confirmDurable(target)
      return .unchanged
    }
    if let old {
      do { _ = try place.gate.admit(old.bytes) } catch { throw .quarantined(path: place.path, error) }
    }
    guard old?.bytes == expected else { throw .changed(path: place.path, found: old?.bytes, keptAt: nil) }
    try put(bytes, as: target, over: old)
    return .written
  }

  /// Keeps an edit that cannot be brought into its document in a file that sync services leave alone and the next look
  /// at the folder joins. Returns its path.
  func keepAside(_ bytes: [UInt8], beside target: FileTarget) throws(FolderError) -> String {
    let kept = try createTemporary(for: target) { mark.keptName(id: target.id, number: $0) }
    try fill(kept.file, with: bytes, mode: nil, path: target.path)
    try settle(target)
    return DocumentPath.sibling(of: target.path, named: kept.name)
  }
}

extension DocumentPlace {
  var gate: SchemaGate { SchemaGate(layout: layout, id: id, path: path) }
}
