public import CanonicalJSON
public import DocumentFolder
public import TrainingCache

/// Why the engine could not do what it was asked to.
public enum EngineError: Error, Hashable, Sendable {
  /// The folder refused, or the operating system did.
  case folder(FolderError)
  /// Nothing is written while the folder is in this state.
  case notWritable(EngineStatus)
  /// The document at this path could not be read again, so it was not saved.
  case unacceptable(path: String, JSONError)
  /// A starter's file never holds what a person wrote.
  case starterIsFixed(path: String)
  /// No deleted record has this identifier.
  case notDeleted(id: String)
  /// Not even a cache in memory could be made.
  case cache(CacheError)
}

extension EngineError {
  /// What happened, in words for the user.
  public var sentence: String {
    switch self {
    case .folder(let error): error.sentence
    case .notWritable(let status): status.sentence + " Nothing was written."
    case .unacceptable(let path, let error): "\(path): not saved. \(QuarantinedFile(path: path, error: error).reason)"
    case .starterIsFixed(let path): "\(path): a starter routine is never overwritten."
    case .notDeleted(let id): "\(id): no deleted record has this identifier."
    case .cache(let error): "This device has no room to work: \(error.code.words)."
    }
  }

  /// What the user can do about it, as one sentence.
  public var advice: String {
    switch self {
    case .folder(let error): error.advice
    case .notWritable(let status): status.advice
    case .unacceptable, .starterIsFixed: "Please report this: the program should not have tried."
    case .notDeleted: "“loadbook deleted list” shows what can be restored."
    case .cache: "Close other programs, then repeat the command."
    }
  }
}

extension EngineStatus {
  /// How things stand, in words for the user.
  public var sentence: String {
    switch self {
    case .checking: "The folder is being looked at."
    case .ready: "The folder is complete."
    case .readOnly(let error): "The folder can only be read. \(error.sentence)"
    case .incomplete(let missing, let known):
      "The folder looks incomplete: \(missing) of \(known) records are missing at once."
    case .unmarked: "The file “\(FolderMarker.name)”, by which the folder is known, is missing."
    case .unavailable: "The folder is not there."
    }
  }

  /// What the user can do about it, as one sentence; empty where there is nothing to do.
  public var advice: String {
    switch self {
    case .checking, .ready: ""
    case .readOnly(let error): error.advice
    case .incomplete, .unmarked:
      "Connect its disk, or let the sync service finish; if the folder really is so, say “loadbook check --accept-missing”."
    case .unavailable:
      "Connect its disk; if it is gone for good, say “loadbook check --accept-missing”."
    }
  }
}
