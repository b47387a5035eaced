import CanonicalJSON
public import TrainingModel

/// Every value on the way to an answer, so that it explains itself. Figures that need 28 days of history are nil
/// before them.
public struct PlanFigures: Hashable, Sendable {
  /// Days from her first session's day to today; nil without a session.
  public var daysOfHistory: Int64?
  /// Running fitness F in minutes a week, read at the start of a taper that holds.
  public var fitness: Minutes?
  /// Capacity in AU a week, in all.
  public var capacity: Load?
  /// Capacity in AU a week for running.
  public var runningCapacity: Load?
  /// Run days of a usual week, 2…7.
  public var usualFrequency: Int64?
  /// Ordinary weeks found, 0…12.
  public var ordinaryWeeks: Int64?
  /// Share of the usual that she is back to, 0…1.
  public var comeback: Double?
  /// Days of the break that she comes back from, or is in; nil: none.
  public var breakDays: Int64?
  /// Days since the last run day; nil: she never ran.
  public var daysSinceRun: Int64?
  /// The taper's scale, 1 outside it.
  public var scale: Double = 1
  /// Most run minutes of any seven days.
  public var ceiling: Minutes?
  /// Most load of any seven days.
  public var cap: Load?
  /// The load that the chart draws: the usual week, its running scaled in the taper.
  public var target: Load?
  /// Run minutes that a week aims at.
  public var aim: Minutes?
  /// Run minutes of today and the six days before.
  public var runMinutesOfSevenDays: Minutes = .zero
  /// Load of today and the six days before.
  public var loadOfSevenDays: Load = .zero
  /// Run days of the six days before today.
  public var runsOfSixDays: Int64 = 0
  /// The kinds that the day allows, gentlest first; empty on a day of rest.
  public var allowedKinds: [RunKind] = []
  /// The limits of the suggested run, in the order in which they were applied.
  public var limits: [RunLimit] = []

  init() {}
}

extension PlanFigures: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("aim", aim)
      writer.member("allowedKinds", allowedKinds)
      writer.member("breakDays", breakDays)
      writer.member("cap", cap)
      writer.member("capacity", capacity)
      writer.member("ceiling", ceiling)
      writer.member("comeback", comeback)
      writer.member("daysOfHistory", daysOfHistory)
      writer.member("daysSinceRun", daysSinceRun)
      writer.member("fitness", fitness)
      writer.member("limits", limits)
      writer.member("loadOfSevenDays", loadOfSevenDays)
      writer.member("ordinaryWeeks", ordinaryWeeks)
      writer.member("runMinutesOfSevenDays", runMinutesOfSevenDays)
      writer.member("runningCapacity", runningCapacity)
      writer.member("runsOfSixDays", runsOfSixDays)
      writer.member("scale", scale)
      writer.member("target", target)
      writer.member("usualFrequency", usualFrequency)
    }
  }
}
