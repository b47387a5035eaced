import CanonicalJSON
public import TrainingModel

/// The load of the weeks ahead if nothing changes: flat, and in the taper her running falls.
public struct LoadAhead: Hashable, Sendable {
  /// Today.
  public var day: Day
  /// The usual week, or when it arrives; before it there are no weeks and no curve.
  public var baseline: Baseline
  /// The race that decides; nil: none is ahead.
  public var race: RaceAhead?
  /// Blocks of seven days from today to the race, else twelve.
  public var weeks: [WeekAhead]
  /// The days of the taper that are not past, one by one.
  public var taper: [TaperDay]

  /// The load ahead in canonical layout.
  public func canonicalBytes() -> [UInt8] { bytes }
}

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

extension LoadAhead: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("baseline", baseline)
      writer.member("day", day)
      writer.member("race", race)
      writer.member("taper", taper)
      writer.member("weeks", weeks)
    }
  }
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
