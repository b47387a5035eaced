import struct TrainingModel.Instant

extension FolderError {
  /// What happened, in words for the user.
  public var sentence: String {
    switch self {
    case .notADocumentPath(let path): "\(path): no document of this program may lie there."
    case .unacceptable(let path, let reason):
      "\(path): not saved, because it could not be read again. \(reason.sentence)"
    case .changed(let path, _, let kept?):
      "\(path): another program or device changes the file again and again. Your change is kept in \(kept)."
    case .changed(let path, nil, nil): "\(path): the file is no longer there."
    case .changed(let path, _, nil): "\(path): another program or device changed the file meanwhile."
    case .unjoinable(let path, let refusal, let kept):
      "\(path): what lies there and your change cannot be joined. \(refusal.sentence)"
        + (kept.map { " Your change is kept in \($0)." } ?? "")
    case .deletedElsewhere(let path, let time):
      "\(path): the record was deleted at \(time.iso8601), after this change. What you changed is kept with it."
    case .notRestorable(let path): "\(path): only the date of the deletion was kept, not the record."
    case .locked: "Another Loadbook program has been writing to this folder for more than 5 seconds. Nothing was saved."
    case .quarantined(let path, let reason): "\(path): left as it is. \(reason.sentence)"
    case .failed(.makeDirectory, path: "", .missing):
      "The folder could not be made, because the folder that should hold it is not there. Nothing was saved."
    case .failed(.lock, let path, let error):
      "\(path), the cache's lock, could not be taken. \(error.sentence) \(FileOperation.lock.consequence)"
    case .failed(let operation, let path, let error):
      "\(path.isEmpty ? "The folder" : path) could not be \(operation.participle). \(error.sentence) "
        + operation.consequence
    case .notDurable(let path, let error):
      "\(path): changed, but the disk does not confirm that it would survive a power cut. \(error.sentence)"
    }
  }

  /// What the user can do about it, as one sentence.
  public var advice: String {
    switch self {
    case .notADocumentPath, .unacceptable: "Please report this: the program should not have tried."
    case .changed(_, _, nil): "Repeat the command: it starts from what is there now."
    case .changed, .unjoinable: "Nothing is lost: the program joins it when it looks at the folder again."
    case .deletedElsewhere: "Restore the record from the deleted ones, then repeat the command."
    case .notRestorable: "Take the record from a backup."
    case .locked: "Wait until it has finished, or end it, then repeat the command."
    case .quarantined(_, let reason): reason.advice
    case .failed(.makeDirectory, path: "", .missing): "Connect its disk, or make that folder, then repeat the command."
    case .failed(.lock, _, _): "Name another folder for the cache in XDG_CACHE_HOME, then repeat the command."
    case .failed(_, _, let error), .notDurable(_, let error): error.advice
    }
  }
}

extension FileOperation {
  /// What became of what was there and of the change.
  var consequence: String {
    switch self {
    case .list, .read: "Nothing was changed."
    case .makeDirectory, .write, .replace, .lock: "What was there is unchanged; the new state was not saved."
    case .remove: "The file is still there; nothing is lost."
    }
  }

  var participle: String {
    switch self {
    case .list: "listed"
    case .read: "read"
    case .makeDirectory: "opened or made"
    case .write: "written"
    case .replace: "replaced"
    case .remove: "removed"
    case .lock: "locked"
    }
  }
}
