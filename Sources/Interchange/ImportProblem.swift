/// Something in a file that could not be read or believed, and where; the rest of the file is read all the same.
public struct ImportProblem: Hashable, Sendable {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// A line of text, counted from 1.
    case line(Int)
    /// A byte, counted from 0.
    case byte(Int)
    /// A record by its name in the file.
    case record(String)
  }

  /// Where it was found.
  public var at: Place
  /// What was found, in one sentence without a full stop.
  public var what: String
  /// Whether a row, a session or a whole file was lost by it; else everything was kept.
  public var isLoss: Bool

  /// A problem.
  public init(at: Place, what: String, isLoss: Bool) {
    (self.at, self.what, self.isLoss) = (at, what, isLoss)
  }
}

extension ImportProblem.Place {
  /// The place as shown: `line 12`, `byte 700` or the record's name.
  public var text: String {
    switch self {
    case .line(let line): "line " + String(line)
    case .byte(let byte): "byte " + String(byte)
    case .record(let name): name
    }
  }
}
