extension FolderWalk {
  /// Notes what a file's name says it is.
  mutating func visitFile(_ name: FileName, _ kind: FileKind, in directory: WalkedDirectory) {
    switch directory.purpose {
    case .root: visitRootFile(name, kind, in: directory)
    case .documents(let layout): note(layout.naming.meaning(of: name), name, kind, layout, in: directory)
    case .stubs: visitStub(name, kind, in: directory)
    }
  }

  private mutating func visitRootFile(_ name: FileName, _ kind: FileKind, in directory: WalkedDirectory) {
    for layout in layouts where layout.directory.isEmpty {
      let meaning = layout.naming.meaning(of: name)
      if meaning != .foreign { return note(meaning, name, kind, layout, in: directory) }
    }
    // Links are not followed: what lies behind one is unknown, and nothing may be called missing.
    if let text = name.text, layouts.contains(where: { $0.directory == text }) || text == DocumentPlace.stubDirectory {
      return noteUnreadable(directory.path(of: text), kind == .symbolicLink ? .symbolicLink : .notADirectory)
    }
    if name.text == FolderMarker.name, kind == .regular { return listing.hasMarker = true }
    if !name.isPrivate { noteForeign(name, kind, in: directory) }
  }

  private mutating func visitStub(_ name: FileName, _ kind: FileKind, in directory: WalkedDirectory) {
    if name.isPrivate { return noteTemporary(name, in: directory) }
    guard name.isJSON, kind == .regular, let text = name.text else { return noteForeign(name, kind, in: directory) }
    listing.stubPaths.append(directory.path(of: text))
  }

  private mutating func note(
    _ meaning: NameMeaning, _ name: FileName, _ kind: FileKind, _ layout: DocumentLayout,
    in directory: WalkedDirectory
  ) {
    switch meaning {
    case .document(let id): noteDocument(id, kind, layout, in: directory)
    case .placeholder(let id):
      listing.placeholders.append(
        Placeholder(kind: layout.kind, id: id, path: directory.path(of: id + ".json")))
    case .copy(let id):
      guard kind == .regular, let text = name.text else { return noteForeign(name, kind, in: directory) }
      listing.candidates.append(ConflictCandidate(kind: layout.kind, id: id, path: directory.path(of: text)))
    case .ignored: noteTemporary(name, in: directory)
    case .foreign: noteForeign(name, kind, in: directory)
    }
  }

  private mutating func noteDocument(
    _ id: String, _ kind: FileKind, _ layout: DocumentLayout, in directory: WalkedDirectory
  ) {
    let path = directory.path(of: id + ".json")
    listing.documents.append(
      ListedDocument(layout: layout, id: id, path: path, fileKind: kind, stamp: stamp(of: id + ".json", in: directory)))
  }

  /// Nil where none was asked for, and for a file that has gone or is not told about: it has to be read.
  private func stamp(of name: String, in directory: WalkedDirectory) -> FileStamp? {
    takesStamps ? (try? calls.status(of: name, in: directory.descriptor))?.stamp : nil
  }

  mutating func noteForeign(_ name: FileName, _ kind: FileKind, in directory: WalkedDirectory) {
    let shown = String(decoding: name.bytes, as: UTF8.self)
    listing.foreignFiles.append(ForeignFile(path: directory.path(of: shown), fileKind: kind))
  }

  mutating func noteUnreadable(_ path: String, _ error: SystemError) {
    listing.unreadableDirectories.append(UnreadableDirectory(path: path, error: error))
  }

  private mutating func noteTemporary(_ name: FileName, in directory: WalkedDirectory) {
    guard name.starts(with: "~"), name.ends(with: ".tmp"), let text = name.text else { return }
    listing.temporaryPaths.append(directory.path(of: text))
  }
}
