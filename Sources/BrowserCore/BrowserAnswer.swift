/// What an entry of the browser core gives back: bytes of JSON, and whether they are what was asked for.
public enum BrowserAnswer: Hashable, Sendable {
  /// What was asked for.
  case accepted([UInt8])
  /// The input was at fault: an object of `kind`, `offset` in bytes and `path` of the member.
  case refused([UInt8])

  /// The JSON of either.
  public var bytes: [UInt8] {
    switch self {
    case .accepted(let bytes), .refused(let bytes): bytes
    }
  }

  /// Whether the input was at fault.
  public var isRefused: Bool {
    switch self {
    case .accepted: false
    case .refused: true
    }
  }
}
