/// One walk over the folder. Symbolic links are not followed, and nothing but directories is opened.
struct FolderWalk {
  let calls: any FileCalls
  let layouts: [DocumentLayout]
  let takesStamps: Bool
  var listing = FolderListing()

  init(calls: any FileCalls, layouts: [DocumentLayout], takesStamps: Bool) {
    self.calls = calls
    self.layouts = layouts
    self.takesStamps = takesStamps
  }

  /// Lists the folder whose root this is.
  mutating func run(root: Descriptor) throws(SystemError) -> FolderListing {
    try list(WalkedDirectory(path: "", purpose: .root, depth: 0, descriptor: root))
    listing.separateDuplicates()
    return listing
  }

  private mutating func list(_ directory: WalkedDirectory) throws(SystemError) {
    for (name, kind) in inOrder(try calls.entries(of: directory.descriptor), of: directory) {
      if kind == .directory {
        visitDirectory(name, in: directory)
      } else {
        visitFile(name, kind, in: directory)
      }
    }
  }

  /// File systems list in any order. With a slash behind the names of directories, the walk meets all paths in theirs.
  private mutating func inOrder(
    _ entries: [DirectoryEntry], of directory: WalkedDirectory
  ) -> [(name: FileName, kind: FileKind)] {
    var sorted: [(key: [UInt8], name: FileName, kind: FileKind)] = []
    for entry in entries {
      guard let kind = kind(of: entry, in: directory) else { continue }
      sorted.append((kind == .directory ? entry.name + [0x2F] : entry.name, FileName(entry.name), kind))
    }
    sorted.sort { $0.key.lexicographicallyPrecedes($1.key) }
    return sorted.map { ($0.name, $0.kind) }
  }

  /// Nil if the entry has gone meanwhile, or the file system does not tell.
  private mutating func kind(of entry: DirectoryEntry, in directory: WalkedDirectory) -> FileKind? {
    if let kind = entry.kind { return kind }
    // A name that cannot be given back is foreign, whatever it is.
    guard let name = FileName(entry.name).text else { return .special }
    do {
      return try calls.status(of: name, in: directory.descriptor).kind
    } catch {
      if error != .missing { noteUnreadable(directory.path, error) }
      return nil
    }
  }

  private mutating func visitDirectory(_ name: FileName, in parent: WalkedDirectory) {
    if name.isPrivateDirectory { return }
    guard let text = name.text, parent.depth < DocumentPlace.maximumDepth, let purpose = purpose(of: text, in: parent)
    else { return noteForeign(name, .directory, in: parent) }
    if case .documents(let layout) = purpose, case .document = layout.naming.meaning(of: name) {
      return visitFile(name, .directory, in: parent)
    }
    enter(text, purpose, in: parent)
  }

  private func purpose(of name: String, in parent: WalkedDirectory) -> WalkedDirectory.Purpose? {
    guard case .root = parent.purpose else { return parent.purpose }
    if DocumentPath.isSame(name, DocumentPlace.stubDirectory) { return .stubs }
    return layouts.first { !$0.directory.isEmpty && DocumentPath.isSame(name, $0.directory) }.map { .documents($0) }
  }

  private mutating func enter(_ name: String, _ purpose: WalkedDirectory.Purpose, in parent: WalkedDirectory) {
    let path = parent.path(of: name)
    do throws(SystemError) {
      let descriptor = try calls.openDirectory(name, in: parent.descriptor)
      let directory = WalkedDirectory(path: path, purpose: purpose, depth: parent.depth + 1, descriptor: descriptor)
      defer { calls.release(descriptor) }
      try list(directory)
    } catch {
      if error != .missing { noteUnreadable(path, error) }
    }
  }
}
