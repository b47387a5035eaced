/// What a path from a folder's root says that lies there, by its name alone: no file is looked at.
public enum PathMeaning: Hashable, Sendable {
  /// A document of this kind and identifier.
  case document(kind: String, id: String)
  /// Perhaps a second copy of this document; its content decides.
  case copy(kind: String, id: String)
  /// Perhaps a stub; its content decides.
  case stub
  /// Nothing that the program knows.
  case other

  /// What `path` says in a folder of these layouts.
  public init(path: String, layouts: [DocumentLayout]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = FileName(Array((parts.last ?? "").utf8))
    guard parts.allSatisfy(DocumentPlace.isPlain), parts.count <= DocumentPlace.maximumDepth + 2 else {
      self = .other
      return
    }
    if parts.count > 1, DocumentPath.isSame(parts[0], DocumentPlace.stubDirectory) {
      self = name.isJSON && !name.isPrivate ? .stub : .other
      return
    }
    for layout in layouts where DocumentPlace.lies(parts, in: layout) {
      switch layout.naming.meaning(of: name) {
      case .document(let id): self = .document(kind: layout.kind, id: id)
      case .copy(let id): self = .copy(kind: layout.kind, id: id)
      case .placeholder, .ignored, .foreign: continue
      }
      return
    }
    self = .other
  }
}
