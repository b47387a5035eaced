/// A checked path of one document: every part was built from, or held against, a layout. Nothing else is ever opened
/// for writing, so no identifier can lead out of the folder.
struct DocumentPlace: Hashable, Sendable {
  let layout: DocumentLayout
  let id: String
  /// From the folder's root, components joined by `/`.
  let path: String

  /// The directories from the root to the file.
  var directory: String { String(DocumentPath.directory(of: path)) }
  var fileName: String { id + ".json" }
  /// Where the document's stub goes: the same path below `Stubs`.
  var stubPath: String { DocumentPlace.stubDirectory + "/" + path }
  /// Where older programs put it.
  var olderStubPath: String { DocumentPlace.stubDirectory + "/" + fileName }

  static let stubDirectory = "Stubs"
  /// Directories below a layout's own that are still searched.
  static let maximumDepth = 6
}

extension DocumentPlace {
  /// The place that `path` names in one of the layouts; nil for any other path.
  init?(path: String, layouts: [DocumentLayout]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, parts.dropLast().allSatisfy(Self.isPlain) else { return nil }
    for layout in layouts where Self.lies(parts, in: layout) {
      guard case .document(let id) = layout.naming.meaning(of: FileName(Array(name.utf8))) else { continue }
      self.init(layout: layout, id: id, path: path)
      return
    }
    return nil
  }

  /// Whether a new document may be put here: only the layout's own directory or bucket will do.
  var isRegular: Bool {
    guard directory.hasPrefix(layout.directory) else { return false }
    var rest = directory.dropFirst(layout.directory.count)
    if !layout.isBucketed { return rest.isEmpty }
    if rest.popFirst() != "/" { return false }
    let bucket = rest.utf8.map { $0 }
    guard bucket.count == 7, bucket[4] == 0x2F, ASCII.number(bucket[..<4]) != nil,
      let month = ASCII.number(bucket[5...])
    else { return false }
    return (1...12).contains(month)
  }

  static func isPlain(_ part: Substring) -> Bool {
    !part.isEmpty && !part.utf8.starts(with: ".".utf8) && !part.utf8.starts(with: "~".utf8) && !part.utf8.contains(0)
  }

  static func lies(_ parts: [Substring], in layout: DocumentLayout) -> Bool {
    if layout.directory.isEmpty { return parts.count == 1 }
    return parts.count >= 2 && parts.count <= maximumDepth + 2 && DocumentPath.isSame(parts[0], layout.directory)
  }
}
