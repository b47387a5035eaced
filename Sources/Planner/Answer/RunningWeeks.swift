import CanonicalJSON

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

extension RunningWeeks: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ahead", ahead)
      writer.member("current", current)
      writer.member("past", past)
    }
  }
}
