import CanonicalJSON
public import TrainingModel

/// How ready she is, and who says so.
public struct Readiness: Hashable, Sendable {
  /// Where a percent comes from.
  public enum Source: String, NamedCase {
    /// Her own answer.
    case her
    /// Last night's sleep against her usual one.
    case sleep
    /// Neither is known; not the same as good.
    case unknown
  }

  /// The percent.
  public var percent: ReadinessPercent
  /// Where it comes from.
  public var source: Source
  /// Why she is not at 100 percent, where she said it; no rule reads it.
  public var reason: ReadinessReason?

  /// Whether the percent is her own answer.
  public var setByHer: Bool { source == .her }
}

extension Readiness: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("percent", percent)
      writer.member("reason", reason)
      writer.member("source", source)
    }
  }
}
