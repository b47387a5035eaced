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
