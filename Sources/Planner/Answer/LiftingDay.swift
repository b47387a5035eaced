import CanonicalJSON
public import TrainingModel

/// What is known about lifting today and tomorrow. There is no lift suggestion.
public struct LiftingDay: Hashable, Sendable {
  /// What the lifting row states.
  public enum State: String, NamedCase {
    /// She lifted today; there is nothing to ask.
    case liftedToday
    /// She answered.
    case answered
    /// The weekday says that a lift is likely.
    case likely
    /// The weekday says that it is not.
    case unlikely
    /// Too few weeks to say.
    case notEnoughHistory
  }

  /// Why a lift counts as ahead.
  public enum Basis: String, NamedCase {
    /// Her answer of the same day.
    case answer
    /// Her answer of the day before: tomorrow.
    case answerOfDayBefore
    /// Her weekdays.
    case weekday
    /// Today's likely lift is past its time and its grace.
    case postponed
  }

  /// What the row states.
  public var state: State
  /// What her weekdays say of today.
  public var today: LiftingPrediction
  /// What her weekdays say of tomorrow.
  public var tomorrow: LiftingPrediction
  /// Her answer of today: today, skip or tomorrow.
  public var answer: LiftingAnswer?
  /// Why a lift is still ahead today; nil: none is.
  public var aheadToday: Basis?
  /// Why a lift is ahead tomorrow; nil: none is.
  public var aheadTomorrow: Basis?

  /// Whether today's sessions hold a lift.
  public var liftedToday: Bool { state == .liftedToday }
}

extension LiftingDay: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("aheadToday", aheadToday)
      writer.member("aheadTomorrow", aheadTomorrow)
      writer.member("answer", answer)
      writer.member("state", state)
      writer.member("today", today)
      writer.member("tomorrow", tomorrow)
    }
  }
}
