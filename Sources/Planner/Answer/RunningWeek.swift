import CanonicalJSON
public import TrainingModel

/// What she ran in seven days.
public struct RunningWeek: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// Minutes run.
  public var minutes: Minutes
  /// Days on which she ran.
  public var runs: Int64
}

extension RunningWeek: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", from)
      writer.member("minutes", minutes)
      writer.member("runs", runs)
    }
  }
}
