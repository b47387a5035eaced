import CanonicalJSON
public import TrainingModel

/// What her weekdays say about a lift on one day.
public struct LiftingPrediction: Hashable, Sendable {
  /// What the count of weeks amounts to.
  public enum Outcome: String, NamedCase {
    /// A lift on this weekday in at least half of the weeks read.
    case likely
    /// In fewer.
    case unlikely
    /// Too few weeks were read.
    case notEnoughHistory
  }

  /// What the count amounts to.
  public var outcome: Outcome
  /// The weekday, 1 Monday … 7 Sunday.
  public var weekday: Int64
  /// Weeks read in which a lift starts on the weekday.
  public var weeksWithLift: Int64
  /// Whole weeks before today that start on or after her first session's day, at most twelve.
  public var weeksRead: Int64
  /// The latest start of those lifts in seconds since midnight; nil where there was none.
  public var latestLiftTime: Int64?
}

extension LiftingPrediction: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("latestLiftTime", latestLiftTime)
      writer.member("outcome", outcome)
      writer.member("weekday", weekday)
      writer.member("weeksRead", weeksRead)
      writer.member("weeksWithLift", weeksWithLift)
    }
  }
}
