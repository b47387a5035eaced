import CanonicalJSON
public import TrainingModel

/// The running ceiling of seven days ahead.
public struct RunningTarget: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// The day that the ceiling is read at: the last of the seven, or the day before the race.
  public var readAt: Day
  /// The ceiling.
  public var minutes: Minutes
}

extension RunningTarget: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", from)
      writer.member("minutes", minutes)
      writer.member("readAt", readAt)
    }
  }
}
