extension SystemError {
  /// What happened, as one sentence.
  public var sentence: String {
    switch self {
    case .noSpace: "The disk is full."
    case .overQuota: "Your share of the disk is used up."
    case .readOnlyDisk: "The disk is read-only."
    case .notPermitted: "The permissions of the file or its folder do not allow this."
    case .inputOutput: "The disk, or the connection to it, failed."
    case .tooManyOpenFiles: "Too many files are open."
    case .nameTooLong: "The name is longer than this disk allows."
    case .missing: "It is not there."
    case .exists: "Something of that name is there already."
    case .notADirectory: "Part of the path is not a folder."
    case .isADirectory: "A folder stands where the file should be."
    case .symbolicLink: "A symbolic link stands where the file or folder should be."
    case .diskGone: "The disk or network folder is gone."
    case .unsupported: "This kind of disk cannot do this."
    case .interrupted: "The operation was interrupted."
    case .wouldBlock: "Another program holds it at the moment."
    case .other(let code): "The operating system refused with error \(code)."
    }
  }

  /// What the user can do, as one sentence.
  public var advice: String {
    switch self {
    case .noSpace: "Free some space, then repeat the command."
    case .overQuota: "Delete something of yours or ask for a larger quota, then repeat the command."
    case .readOnlyDisk: "Mount it for writing, or choose another folder."
    case .notPermitted: "Give yourself the right to read and write there, or choose another folder."
    case .inputOutput: "Copy the folder to a healthy disk before anything else, then check this one."
    case .tooManyOpenFiles: "Close other programs or raise the limit of open files, then repeat the command."
    case .nameTooLong: "Choose a folder on another disk; an encrypting one may allow shorter names only."
    case .missing: "Wait until your sync service has finished, then repeat the command."
    case .exists: "Repeat the command."
    case .notADirectory, .isADirectory, .symbolicLink: "Choose another path, or move away what is in the way."
    case .diskGone: "Connect it again, then repeat the command."
    case .unsupported: "Choose a folder on another disk."
    case .interrupted, .wouldBlock: "Repeat the command."
    case .other: "Repeat the command; if it fails again, choose a folder on another disk."
    }
  }
}
