import CanonicalJSON
public import TrainingModel

/// Tomorrow's run at an assumed readiness, or why there is no preview. It stores nothing.
public struct TomorrowPreview: Hashable, Sendable {
  /// Why there is no preview.
  public enum Absence: String, NamedCase {
    /// The request's day is not the day that the clock shows now.
    case staleDay
    /// Tomorrow is race day.
    case raceDay
    /// Today's run is still open.
    case suggestionOpen
  }

  /// Tomorrow.
  public var day: Day
  /// The readiness assumed.
  public var readiness: ReadinessPercent
  /// Why there is no preview; nil: there is one.
  public var absence: Absence?
  /// Tomorrow's run; nil without a preview or on a day of rest.
  public var run: SuggestedRun?
  /// Every rule that spoke.
  public var reasons: [Reason]

  /// The preview in canonical layout.
  public func canonicalBytes() -> [UInt8] { bytes }
}

extension TomorrowPreview: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("absence", absence)
      writer.member("day", day)
      writer.member("readiness", readiness)
      writer.member("reasons", reasons)
      writer.member("run", run)
    }
  }
}
