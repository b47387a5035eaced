import CanonicalJSON
public import TrainingModel

/// One day of a taper.
public struct TaperDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Days to the race, 13…1.
  public var daysLeft: Int64
  /// The factor on her running.
  public var scale: Double
  /// The target of seven days: running scaled, the rest as usual.
  public var target: Load
  /// The part of the target that running has.
  public var runningLoad: Load
  /// Most load of any seven days.
  public var sharedCap: Load
}

extension TaperDay: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("daysLeft", daysLeft)
      writer.member("runningLoad", runningLoad)
      writer.member("scale", scale)
      writer.member("sharedCap", sharedCap)
      writer.member("target", target)
    }
  }
}
