/// One walk over the folder. Symbolic links are not followed, and nothing but directories is opened.
struct FolderWalk {
  let calls: any FileCalls
  let layouts: [DocumentLayout]
  var listing = FolderListing()

  init(calls: any FileCalls, layouts: [DocumentLayout]) {
    self.calls = calls
    self.layouts = layouts
  }

  /// Lists the folder whose root this is.
  mutating func run(root: Descriptor) throws(SystemError) -> FolderListing {
    try list(WalkedDirectory(path: "", purpose: .root, depth: 0, descriptor: root))
    listing.putInOrder()
    return listing
  }

  private mutating func list(_ directory: WalkedDirectory) throws(SystemError) {
    for entry in try calls.entries(of: directory.descriptor) {
      guard let kind = kind(of: entry, in: directory) else { continue }
      if kind == .directory {
        visitDirectory(FileName(entry.name), in: directory)
      } else {
        visitFile(FileName(entry.name), kind, in: directory)
      }
    }
  }

  /// Nil if the entry has gone meanwhile, or the file system does not tell.
  private mutating func kind(of entry: DirectoryEntry, in directory: WalkedDirectory) -> FileKind? {
    if let kind = entry.kind { return kind }
    do {
      return try calls.status(of: String(decoding: entry.name, as: UTF8.self), in: directory.descriptor).kind
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
    if name == DocumentPlace.stubDirectory { return .stubs }
    return layouts.first { $0.directory == name }.map { .documents($0) }
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
