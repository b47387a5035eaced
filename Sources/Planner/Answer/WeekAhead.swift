import CanonicalJSON
public import TrainingModel

/// Seven days ahead, read at the last of them or at the day before the race.
public struct WeekAhead: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// The day that the figures are read at.
  public var readAt: Day
  /// The target: what continues, and no aim of hers.
  public var load: Load
  /// The part of it that running has.
  public var runningLoad: Load
  /// The part of everything else, which no taper cuts.
  public var otherLoad: Load
  /// The running ceiling.
  public var runningMinutes: Minutes
}

extension WeekAhead: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", from)
      writer.member("load", load)
      writer.member("otherLoad", otherLoad)
      writer.member("readAt", readAt)
      writer.member("runningLoad", runningLoad)
      writer.member("runningMinutes", runningMinutes)
    }
  }
}
