/// What was done about a second file of one document. Unless it is gone, it stays just as it is.
public enum CopyOutcome: Hashable, Sendable {
  /// It was joined into the document, and is gone.
  case joined
  /// The document said all of it already; it is gone.
  case contained
  /// The document was not there and was made from it; the copy is gone.
  case recreated
  /// The record was deleted later than the copy says it changed: it was joined into the stub, and is gone.
  case deleted
  /// The copy is set aside for this reason, and stays.
  case left(QuarantineReason)
  /// The document itself is set aside for this reason, so the copy stays.
  case documentLeft(QuarantineReason)
  /// The document is not downloaded yet, so the copy stays.
  case notDownloaded
  /// The two cannot be joined, and both stay.
  case unjoinable(JoinRefusal)
  /// The copy is another name of the document's own file, and stays.
  case sameFile
  /// Something failed; nothing is lost, and the copy stays.
  case failed(FolderError)
}

extension CopyOutcome {
  /// What was done, as one sentence for the user.
  public var sentence: String {
    switch self {
    case .joined: "Joined into the document."
    case .contained: "Held nothing that the document lacks, and was removed."
    case .recreated: "The document was missing and was made from it."
    case .deleted: "The record is deleted; what the copy held is kept with it."
    case .left(let reason): reason.sentence
    case .documentLeft(let reason): "The document it belongs to is set aside. \(reason.sentence)"
    case .notDownloaded: "The document it belongs to is not downloaded yet."
    case .unjoinable(let refusal): refusal.sentence
    case .sameFile: "It is another name of the document's own file."
    case .failed(let error): error.sentence
    }
  }
}
