extension FolderError {
  /// What happened, in words for the user.
  public var sentence: String {
    switch self {
    case .notADocumentPath(let path): "\(path): no document of this program may lie there."
    case .unacceptable(let path, let reason):
      "\(path): not saved, because it could not be read again. \(reason.sentence)"
    case .changed(let path, nil): "\(path): the file is no longer there."
    case .changed(let path, _): "\(path): another program or device changed the file meanwhile."
    case .quarantined(let path, let reason): "\(path): left as it is. \(reason.sentence)"
    case .failed(let operation, let path, let error):
      "\(path.isEmpty ? "The folder" : path) could not be \(operation.participle). \(error.sentence)"
    case .notDurable(let path, let error):
      "\(path): saved, but the disk does not confirm that it would survive a power cut. \(error.sentence)"
    }
  }

  /// What the user can do about it, as one sentence.
  public var advice: String {
    switch self {
    case .notADocumentPath, .unacceptable: "Please report this: the program should not have tried."
    case .changed: "Repeat the command: it starts from what is there now."
    case .quarantined(_, let reason): reason.advice
    case .failed(_, _, let error), .notDurable(_, let error): error.advice
    }
  }
}

extension FileOperation {
  var participle: String {
    switch self {
    case .list: "listed"
    case .read: "read"
    case .makeDirectory: "made"
    case .write: "written"
    case .replace: "replaced"
    case .remove: "removed"
    }
  }
}
