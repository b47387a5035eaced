import CanonicalJSON
import DocumentFolder
import HTTPServer
import SyncEngine

extension Problem {
  /// What the engine could not do.
  init(_ error: EngineError) {
    self.init(error.httpStatus, error.sentence, detail: error.webAdvice)
    if case .unacceptable(_, let fault) = error { (member, byte) = (fault.path, fault.offset) }
  }

  /// What is wrong with a body: 400 where it is no JSON, 413 where it is too large, else 422 with the member.
  init(_ error: JSONError) {
    let name = error.path.isEmpty ? "The document" : "“\(error.path)”"
    self.init(
      error.kind.httpStatus, "\(name) \(error.kind.words).", detail: "Look at byte \(error.offset) of the body.")
    (member, byte) = (error.path, error.offset)
  }
}

extension EngineError {
  fileprivate var httpStatus: HTTPStatus {
    switch self {
    case .notWritable, .cache: .unavailable
    case .unacceptable: .unprocessableContent
    case .starterIsFixed: .conflict
    case .notDeleted: .notFound
    case .folder(let error): error.httpStatus
    }
  }

  /// What to do, for somebody who sits before a screen and not before a command line.
  fileprivate var webAdvice: String {
    switch self {
    case .notWritable(.incomplete), .notWritable(.unmarked):
      "Connect its disk, or let the sync service finish. If the folder really is so, say “loadbook check "
        + "--accept-missing” on this machine."
    case .notWritable(.unavailable):
      "Connect its disk. If it is gone for good, say “loadbook check --accept-missing” on this machine."
    case .unacceptable: "Correct it and save again."
    case .starterIsFixed: "Edit the starter: that makes a routine of its own."
    case .notDeleted: "It may have been restored already, or its 30 days are over."
    case .cache: "Close other programs, then try again."
    case .folder(.changed(_, _, nil)): "Look at it as it is now, then try again."
    case .folder(.locked): "Wait until it has finished, then try again."
    case .folder, .notWritable: advice
    }
  }
}

extension FolderError {
  fileprivate var httpStatus: HTTPStatus {
    switch self {
    case .failed(_, _, .noSpace), .failed(_, _, .overQuota), .notDurable(_, .noSpace), .notDurable(_, .overQuota):
      .insufficientStorage
    case .changed, .unjoinable, .deletedElsewhere, .notRestorable, .quarantined: .conflict
    case .notADocumentPath, .unacceptable: .internalError
    case .locked, .failed, .notDurable: .unavailable
    }
  }
}

extension JSONError.Kind {
  fileprivate var httpStatus: HTTPStatus {
    switch self {
    case .tooLarge: .contentTooLarge
    case .missingMember, .wrongType, .outOfRange, .invalidText: .unprocessableContent
    default: .badRequest
    }
  }

  fileprivate var words: String {
    switch self {
    case .tooLarge: "is larger than 4 MiB"
    case .tooDeep: "has more than 64 objects and arrays inside one another"
    case .invalidUTF8: "is not UTF-8"
    case .unexpectedEnd: "ends too early"
    case .duplicateMember: "is there twice"
    case .trailingBytes: "is followed by something else"
    case .unexpectedByte, .invalidNumber, .invalidString: "is no JSON"
    case .missingMember: "is missing"
    case .wrongType: "is of another type than it must be"
    case .outOfRange: "is outside the range that it may have"
    case .invalidText: "is a text that means nothing here"
    }
  }
}
