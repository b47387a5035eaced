/// A directory whose changes matter, and what its names mean to an observer.
struct ObservedDirectory {
  let path: String
  private let purpose: WalkedDirectory.Purpose
  private let depth: Int

  /// The folder itself.
  static let root = ObservedDirectory(path: "", purpose: .root, depth: 0)

  var isRoot: Bool { depth == 0 }

  private init(path: String, purpose: WalkedDirectory.Purpose, depth: Int) {
    self.path = path
    self.purpose = purpose
    self.depth = depth
  }

  /// What an observer does about a name.
  enum Sight {
    case directory(ObservedDirectory)
    /// The path that is to be looked at.
    case file(String)
    /// What stands here says whether the folder is all there: the marker, or something in the place of a directory of
    /// documents.
    case everything(name: String)
    case nothing
  }

  /// What something of this name means here. The rules are those of the listing.
  func sight(of name: FileName, isDirectory: Bool, layouts: [DocumentLayout]) -> Sight {
    guard let text = name.text else { return .nothing }
    if isDirectory { return directorySight(name, text, layouts) }
    switch purpose {
    case .root: return rootSight(name, text, layouts)
    case .documents(let layout): return sight(layout.naming.meaning(of: name), text) ?? .nothing
    case .stubs: return name.isPrivate || !name.isJSON ? .nothing : .file(path(of: text))
    }
  }

  private func directorySight(_ name: FileName, _ text: String, _ layouts: [DocumentLayout]) -> Sight {
    if name.isPrivateDirectory || depth >= DocumentPlace.maximumDepth { return .nothing }
    if case .documents(let layout) = purpose, case .document = layout.naming.meaning(of: name) {
      return .file(path(of: text))
    }
    guard let purpose = childPurpose(text, layouts) else { return .nothing }
    return .directory(ObservedDirectory(path: path(of: text), purpose: purpose, depth: depth + 1))
  }

  private func childPurpose(_ name: String, _ layouts: [DocumentLayout]) -> WalkedDirectory.Purpose? {
    guard case .root = purpose else { return purpose }
    if DocumentPath.isSame(name, DocumentPlace.stubDirectory) { return .stubs }
    return layouts.first { !$0.directory.isEmpty && DocumentPath.isSame(name, $0.directory) }.map { .documents($0) }
  }

  private func rootSight(_ name: FileName, _ text: String, _ layouts: [DocumentLayout]) -> Sight {
    for layout in layouts where layout.directory.isEmpty {
      if let sight = sight(layout.naming.meaning(of: name), text) { return sight }
    }
    let isInTheWay = layouts.contains { $0.directory == text } || text == DocumentPlace.stubDirectory
    return isInTheWay || text == FolderMarker.name ? .everything(name: text) : .nothing
  }

  private func sight(_ meaning: NameMeaning, _ name: String) -> Sight? {
    switch meaning {
    case .document, .copy: .file(path(of: name))
    case .placeholder(let id): .file(path(of: id + ".json"))
    case .ignored: .nothing
    case .foreign: nil
    }
  }

  private func path(of name: String) -> String { path.isEmpty ? name : path + "/" + name }
}
