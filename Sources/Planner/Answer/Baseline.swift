import CanonicalJSON
public import TrainingModel

/// Her usual week, or how long until there is one.
public enum Baseline: Hashable, Sendable {
  /// The load of an average week of the last four, in AU.
  case usual(Load)
  /// So many days of history are missing, 1…28.
  case arrives(inDays: Int64)

  /// The usual week; nil before it arrives.
  public var usualWeek: Load? {
    if case .usual(let load) = self { load } else { nil }
  }
}

extension Baseline: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .usual(let load): writer.member("usualWeek", load)
      case .arrives(let days): writer.member("arrivesInDays", days)
      }
    }
  }
}
