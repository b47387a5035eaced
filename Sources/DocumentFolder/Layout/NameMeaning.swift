/// What a file's name says that it is, in a folder that any sync service may carry.
enum NameMeaning: Hashable, Sendable {
  /// A document of this identifier.
  case document(id: String)
  /// A document of this identifier that a sync service holds elsewhere: it exists and is not here.
  case placeholder(id: String)
  /// Perhaps a second copy of this document; its content decides.
  case copy(id: String)
  /// A private or unfinished file of a sync service, an editor or a writer of documents.
  case ignored
  /// Nothing that the program knows.
  case foreign
}

extension DocumentNaming {
  /// What `name` says in a directory whose documents are named so.
  ///
  /// Copies are told by the identifier inside the name, not by the services' own patterns, which are localised and
  /// change.
  func meaning(of name: FileName) -> NameMeaning {
    if let id = documentIdentifier(name.bytes[...]) { return .document(id: id) }
    if name.starts(with: "."), name.ends(with: ".icloud"),
      let id = documentIdentifier(name.bytes.dropFirst().dropLast(7))
    {
      return .placeholder(id: id)
    }
    // An edit that could not be brought into its document, see `WriterMark.keptName`.
    if name.starts(with: "~"), name.ends(with: ".edit.tmp"), let id = identifier(within: name.bytes) {
      return .copy(id: id)
    }
    if name.isPrivate { return .ignored }
    guard name.isJSON, let id = identifier(within: name.bytes) else { return .foreign }
    return .copy(id: id)
  }

  private func documentIdentifier(_ name: ArraySlice<UInt8>) -> String? {
    guard name.count > 5, name.suffix(5).elementsEqual(".json".utf8), isIdentifier(name.dropLast(5)) else {
      return nil
    }
    return String(decoding: name.dropLast(5), as: UTF8.self)
  }
}
