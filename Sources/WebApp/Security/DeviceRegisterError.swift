/// Why nothing can be said of the paired devices, or done with them.
public enum DeviceRegisterError: Error, Hashable, Sendable {
  /// The file cannot be read or written.
  case file(path: String, text: String)
  /// As many devices are paired as there may be.
  case full
  /// The system gives no random bytes.
  case noRandomness
  /// There is no place for the file: no home directory is known.
  case noPlace

  /// What happened, in one sentence.
  public var sentence: String {
    switch self {
    case .file(let path, let text): "The list of paired devices in \(path) cannot be used: \(text)."
    case .full: "\(DeviceBook.limit) devices are paired already."
    case .noRandomness: "This machine gives no random numbers, so no code can be made."
    case .noPlace: "There is no place for the list of paired devices: HOME is not set."
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .file: "Mend the file, or remove it and pair your devices again."
    case .full: "Revoke one that you no longer use."
    case .noRandomness: "Try again once it has been running for a while."
    case .noPlace: "Set HOME or XDG_CONFIG_HOME."
    }
  }
}
