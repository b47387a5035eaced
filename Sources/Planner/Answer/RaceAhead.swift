import CanonicalJSON
public import TrainingModel

/// The race that decides: the nearest on or after today.
public struct RaceAhead: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its first day.
  public var day: Day
  /// Calendar days from today to it, 0 on its day.
  public var daysLeft: Int64
}

extension RaceAhead: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("daysLeft", daysLeft)
      writer.member("name", name)
    }
  }
}
