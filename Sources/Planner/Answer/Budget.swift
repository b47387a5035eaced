import CanonicalJSON
public import TrainingModel

/// What she reads of the week: her usual one against what the last days spent. A target is no budget.
public struct Budget: Hashable, Sendable {
  /// The usual week; nil before it arrives.
  public var usualWeek: Load?
  /// Load of the six days before today.
  public var spentLastSixDays: Load
  /// Load of today so far.
  public var spentToday: Load
  /// Usual week less the six days before; negative where more was done. Screens show 0 below zero.
  public var day: Load?
  /// Sessions of today and the six days before whose load is not known.
  public var unratedThisWeek: Int64
  /// Sessions of the 28 days before today whose load is not known.
  public var unratedInBaseline: Int64
}

extension Budget: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("spentLastSixDays", spentLastSixDays)
      writer.member("spentToday", spentToday)
      writer.member("unratedInBaseline", unratedInBaseline)
      writer.member("unratedThisWeek", unratedThisWeek)
      writer.member("usualWeek", usualWeek)
    }
  }
}
