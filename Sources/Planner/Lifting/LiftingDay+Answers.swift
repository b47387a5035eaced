import TrainingModel

extension LiftingDay {
  /// What is known about lifting at `now`: her answers first, else her weekdays.
  init(_ ledger: Ledger, now: LocalTime, answers: [DayAnswers]) {
    let today = LiftingPrediction(ledger, today: now.day, for: now.day)
    let tomorrow = LiftingPrediction(ledger, today: now.day, for: now.day + 1)
    let answer = answers.last { $0.day == now.day }?.lifting?.current
    let saidYesterday = answers.last { $0.day == now.day - 1 }?.lifting?.current == .tomorrow
    let lifted = ledger.lifted(on: now.day)
    let isPast = today.isPast(now.second)
    let basis = Self.basisToday(answer, saidYesterday: saidYesterday, prediction: today)
    let isPostponed = !lifted && basis == .weekday && isPast
    self.init(
      state: Self.state(lifted: lifted, basis: basis, answer: answer, prediction: today), today: today,
      tomorrow: tomorrow, answer: answer, aheadToday: lifted || isPostponed ? nil : basis,
      aheadTomorrow: Self.basisTomorrow(answer, isPostponed: isPostponed, prediction: tomorrow))
  }

  /// Why today is a day of a lift; nil: it is none.
  private static func basisToday(_ answer: LiftingAnswer?, saidYesterday: Bool, prediction: LiftingPrediction) -> Basis?
  {
    if let answer { return answer == .today ? .answer : nil }
    if saidYesterday { return .answerOfDayBefore }
    return prediction.outcome == .likely ? .weekday : nil
  }

  private static func basisTomorrow(_ answer: LiftingAnswer?, isPostponed: Bool, prediction: LiftingPrediction)
    -> Basis?
  {
    if answer == .tomorrow { return .answer }
    if isPostponed { return .postponed }
    return prediction.outcome == .likely ? .weekday : nil
  }

  private static func state(lifted: Bool, basis: Basis?, answer: LiftingAnswer?, prediction: LiftingPrediction)
    -> State
  {
    if lifted { return .liftedToday }
    if answer != nil || basis == .answerOfDayBefore { return .answered }
    switch prediction.outcome {
    case .likely: return .likely
    case .unlikely: return .unlikely
    case .notEnoughHistory: return .notEnoughHistory
    }
  }
}
