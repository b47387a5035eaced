/// Looking for one text in another, byte by byte: Embedded Swift has no search for texts.
enum TextSearch {
  /// Whether `part` stands somewhere in `text`; an empty one does everywhere.
  static func contains(_ text: String, _ part: String) -> Bool {
    let (all, wanted) = (Array(text.utf8), Array(part.utf8))
    guard wanted.count <= all.count else { return false }
    return (0...(all.count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { all[start + $0] == wanted[$0] }
    }
  }
}
