/// What reading one listed document gave.
public enum ReadOutcome: Sendable {
  /// A document of the schema that the program writes.
  case current(StoredDocument)
  /// A document of an older schema, which the program reads and writes anew only when it changes.
  case older(StoredDocument)
  /// Set aside: never rewritten, removed or counted as missing.
  case quarantined(ListedDocument, QuarantineReason)

  /// The document, unless it is set aside.
  public var document: StoredDocument? {
    switch self {
    case .current(let document), .older(let document): document
    case .quarantined: nil
    }
  }
}
