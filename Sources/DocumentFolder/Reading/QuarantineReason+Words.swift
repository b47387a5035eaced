import CanonicalJSON

extension QuarantineReason {
  /// What is wrong with the file, as one sentence.
  public var sentence: String {
    switch self {
    case .newerSchema(let found, let known):
      "A newer version of the program wrote it (schema \(found); this one knows \(known))."
    case .noSchema(let error): "It has no usable schemaVersion (byte \(error.offset))."
    case .noStub(let error): "It is no stub: “\(error.path)” is missing or wrong."
    case .otherIdentifier(let found?): "Its content belongs to “\(found)”, not to its name."
    case .otherIdentifier(nil): "It has no id."
    case .duplicateMember(let error): "It has “\(error.path)” twice (byte \(error.offset))."
    case .invalidUTF8(let offset): "It is not UTF-8 at byte \(offset)."
    case .tooLarge(let bytes): "It is too large (\(bytes) bytes; the most is 4 MiB)."
    case .tooDeep(let offset): "It is nested more than 64 levels deep at byte \(offset)."
    case .notJSON(let error): "It is not JSON at byte \(error.offset)."
    case .notRegular(.directory): "It is a folder, not a file."
    case .notRegular(.symbolicLink): "It is a symbolic link, and links are not followed."
    case .notRegular: "It is a pipe or a device, not a file."
    case .unreadable(let error): error.sentence
    }
  }

  /// What the user can do about it, as one sentence.
  public var advice: String {
    switch self {
    case .newerSchema: "Update the program."
    case .otherIdentifier: "Give the file back its old name, or move it out of the folder."
    case .notRegular: "Move it out of the folder."
    case .unreadable(let error): error.advice
    default: "Take an earlier copy from a backup or your sync service, or mend it with a text editor."
    }
  }
}
