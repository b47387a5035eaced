extension FolderWriter {
  /// Saves a document that was read as `expected`, or that is new.
  mutating func save(
    _ bytes: [UInt8], at place: DocumentPlace, expecting expected: [UInt8]?
  ) throws(FolderError) -> SaveResult {
    try requireAcceptable(bytes, at: place)
    if expected == nil, !place.isRegular { throw .notADocumentPath(place.path) }
    let directory = try openDirectory(place.directory)
    defer { calls.release(directory) }
    let target = FileTarget(directory: directory, id: place.id, path: place.path)
    let old = try content(of: target)
    if old?.bytes == bytes {
      try confirmDurable(target)
      return .unchanged
    }
    if let old { try requireKnown(old.bytes, at: place) }
    guard old?.bytes == expected else { throw .changed(path: place.path, found: old?.bytes) }
    try put(bytes, as: target, over: old)
    return .written
  }

  /// A document that its own reader would set aside is a mistake of the caller, and better found before it is on disk.
  private func requireAcceptable(_ bytes: [UInt8], at place: DocumentPlace) throws(FolderError) {
    do { _ = try place.gate.admit(bytes) } catch { throw .unacceptable(path: place.path, error) }
  }

  private func requireKnown(_ bytes: [UInt8], at place: DocumentPlace) throws(FolderError) {
    do { _ = try place.gate.admit(bytes) } catch { throw .quarantined(path: place.path, error) }
  }
}

extension DocumentPlace {
  var gate: SchemaGate { SchemaGate(layout: layout, id: id, path: path) }
}
