import CanonicalJSON
public import TrainingModel

/// The answer to "what should I do today, and why".
public struct PlanAnswer: Hashable, Sendable {
  /// The day that it is about.
  public var day: Day
  /// The usual week, or when it arrives.
  public var baseline: Baseline
  /// What she reads of the week.
  public var budget: Budget
  /// What the app reads of it; nil before 28 days of history, when there is neither ceiling nor cap.
  public var room: Room?
  /// How ready she is.
  public var readiness: Readiness
  /// What is known about lifting.
  public var lifting: LiftingDay
  /// The runs of today; where there is one, nothing is suggested.
  public var done: [SessionLoad]
  /// The run suggested; nil: none today.
  public var run: SuggestedRun?
  /// Every rule that spoke, in the order in which they did.
  public var reasons: [Reason]
  /// The race that decides; nil: none is ahead.
  public var race: RaceAhead?
  /// Every value on the way.
  public var figures: PlanFigures

  /// The answer in canonical layout; equal requests give equal bytes.
  public func canonicalBytes() -> [UInt8] { bytes }
}

extension PlanAnswer: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("baseline", baseline)
      writer.member("budget", budget)
      writer.member("day", day)
      writer.member("done", done)
      writer.member("figures", figures)
      writer.member("lifting", lifting)
      writer.member("race", race)
      writer.member("readiness", readiness)
      writer.member("reasons", reasons)
      writer.member("room", room)
      writer.member("run", run)
    }
  }
}
