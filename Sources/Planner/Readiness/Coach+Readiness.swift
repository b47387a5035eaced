public import TrainingModel

extension Coach {
  /// How ready she is: her own percent where she gave one, else 70…100 by last night's sleep against her usual one,
  /// else 100 from an unknown source. Nights that cannot be true are not read.
  public static func readiness(
    selfPercent: ReadinessPercent?, lastNightAsleep: Minutes?, usualAsleep: Minutes?
  ) -> Readiness {
    if let selfPercent { return Readiness(percent: selfPercent, source: .her, reason: nil) }
    guard let last = lastNightAsleep?.value, let usual = usualAsleep?.value,
      PlannerConstants.isLastSleep(last), PlannerConstants.isUsualSleep(usual)
    else { return Readiness(percent: .highest, source: .unknown, reason: nil) }
    return Readiness(percent: sleepPercent(last: last, usual: usual), source: .sleep, reason: nil)
  }

  /// 100 less 75 times what is missing of nine tenths, halves up, in whole half minutes so that no rounding decides.
  private static func sleepPercent(last: Double, usual: Double) -> ReadinessPercent {
    let kept = PlannerConstants.sleepSlope * Arithmetic.rounded(2 * last) / Arithmetic.rounded(2 * usual)
    let percent = PlannerConstants.sleepBase + kept
    return ReadinessPercent(min(max(percent, PlannerConstants.sleepFloor), 100))
  }

  /// Readiness on `day` by the answers.
  static func readiness(of answers: [DayAnswers], on day: Day) -> Readiness {
    let today = answers.last { $0.day == day }
    var readiness = readiness(
      selfPercent: today?.readinessPercent, lastNightAsleep: today?.sleep, usualAsleep: usualSleep(answers, before: day)
    )
    if readiness.setByHer, readiness.percent < .highest { readiness.reason = today?.readinessReason }
    return readiness
  }

  /// The median of her nights of the last four weeks, last night left out; nil where fewer than seven are known.
  static func usualSleep(_ answers: [DayAnswers], before day: Day) -> Minutes? {
    var nights: [Double] = []
    for number in 1...PlannerConstants.usualNights {
      if let sleep = answers.last(where: { $0.day == day - number })?.sleep { nights.append(sleep.value) }
    }
    guard nights.count >= PlannerConstants.usualNightsNeeded else { return nil }
    return MovingMedian.median(of: nights).map { Minutes($0) }
  }
}
