import CanonicalJSON
public import TrainingModel

/// Her running week by week: what she ran and, ahead, the ceiling. No week ahead states a rise.
public struct RunningWeeks: Hashable, Sendable {
  /// Twelve weeks of seven days each that end yesterday, oldest first; fewer where her history is shorter.
  public var past: [RunningWeek]
  /// Today and the six days before, so far.
  public var current: RunningWeek
  /// The ceiling of each block of seven days from today; empty before 28 days of history.
  public var ahead: [RunningTarget]

  /// The weeks in canonical layout.
  public func canonicalBytes() -> [UInt8] { bytes }
}

/// What she ran in seven days.
public struct RunningWeek: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// Minutes run.
  public var minutes: Minutes
  /// Days on which she ran.
  public var runs: Int64
}

/// The running ceiling of seven days ahead.
public struct RunningTarget: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// The day that the ceiling is read at: the last of the seven, or the day before the race.
  public var readAt: Day
  /// The ceiling.
  public var minutes: Minutes
}

extension RunningWeeks: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ahead", ahead)
      writer.member("current", current)
      writer.member("past", past)
    }
  }
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

extension RunningTarget: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", from)
      writer.member("minutes", minutes)
      writer.member("readAt", readAt)
    }
  }
}
