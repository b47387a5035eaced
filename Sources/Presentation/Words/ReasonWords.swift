public import Planner
import TrainingModel

/// Reasons in plain words with their numbers.
public enum ReasonWords {
  /// The sentence of a reason, with a full stop.
  public static func text(_ reason: Reason) -> String {
    let words = ReasonNumbers(reason)
    return foundation(reason.rule, words) ?? rest(reason.rule, words) ?? allowed(reason.rule, words)
      ?? long(reason.rule, words) ?? chosen(reason.rule, words) ?? shortened(reason.rule, words)
  }

  /// The sentences on the day's screen: what was decided, then what it stands on, then what was ruled out. What has a
  /// The sentences on the day's screen: what was decided, then what it stands on, then what was ruled out. What has a
  /// row of its own there is left out, and of several reasons that shorten the last one stands for all. A day of rest
  /// says why it is one, and nothing of the run that it would have been.
  public static func onTodayScreen(_ reasons: [Reason], isRest: Bool) -> [String] {
    shownToday(reasons, isRest: isRest).map { text($0) }
  }

  /// The reasons that `onTodayScreen` puts into words.
  static func shownToday(_ reasons: [Reason], isRest: Bool) -> [Reason] {
    var shown = reasons.filter { !hasOwnRow($0.rule) }
    if isRest, shown.contains(where: { $0.rule == .tooShort }) { shown.removeAll { isOfARun($0.rule) } }
    let lastShortening = shown.lastIndex { isShortening($0.rule) }
    shown = shown.enumerated().filter { !isShortening($0.element.rule) || $0.offset == lastShortening }
      .map { $0.element }
    return [Theme.decision, .ground, .ruledOut].flatMap { theme in shown.filter { self.theme($0.rule) == theme } }
  }

  private static func isShortening(_ rule: RuleID) -> Bool {
    switch rule {
    case .roomMinutes, .roomLoad, .longestRun, .shortGapShare, .comebackShare, .beforeRace, .taperEasy,
      .readinessMinutes:
      true
    default: false
    }
  }

  private static func isOfARun(_ rule: RuleID) -> Bool {
    switch rule {
    case .chooseLong, .chooseQuality, .chooseEasy, .chooseRecovery, .gentler, .longTooShort: true
    default: isShortening(rule)
    }
  }

  private enum Theme {
    case decision, ground, ruledOut
  }

  private static func hasOwnRow(_ rule: RuleID) -> Bool {
    switch rule {
    case .baseline, .baselineArrives, .readinessBasis, .heavyLegs, .liftedToday, .liftAheadToday, .liftAheadTomorrow,
      .raceAhead,
      .raceDay, .ranToday:
      true
    default: false
    }
  }

  private static func theme(_ rule: RuleID) -> Theme {
    switch rule {
    case .heavyLegs, .taper, .wayBack, .recoveringFromRace, .raceNotLogged, .firstWeeks, .recoveryAfterRace: .ground
    default: isRuledOut(rule) ? .ruledOut : .decision
    }
  }

  private static func isRuledOut(_ rule: RuleID) -> Bool {
    let name = rule.rawValue
    let isLong = name.hasPrefix("long") && rule != .longestRun && rule != .longTooShort
    return name.hasPrefix("quality") || isLong || rule == .readinessKinds || rule == .sprintsLiftAhead
  }

  /// What the plan stands on.
  private static func foundation(_ rule: RuleID, _ words: ReasonNumbers) -> String? {
    switch rule {
    case .baseline: "Your usual week is \(words.load(.load))."
    case .baselineArrives: "Your usual week is known in \(words.days(.daysNeeded))."
    case .readinessBasis: "Readiness \(words.percent(.percent)), \(ReadinessWords.source(words.name(.source)))."
    case .heavyLegs: "You said that your legs are heavy; your percent already says how much that counts."
    case .liftedToday: "You lifted today."
    case .liftAheadToday: "A lift is ahead today: \(basis(words))."
    case .liftAheadTomorrow: "A lift is ahead tomorrow: \(basis(words))."
    case .raceAhead: "\(words.name(.race)) is \(words.days(.daysLeft)) away."
    case .taper:
      "The taper holds: your running stands at \(words.share(.factor)) of what it was when the taper began."
    case .wayBack:
      "You are on the way back from \(words.days(.breakDays)) without a run: \(words.share(.share)) of what you ran."
    case .raceNotLogged:
      "\(words.name(.race)) was \(words.daysAgo(.daysSince)) and is not logged; the plan takes it as run. If you did not "
        + "start: loadbook race list, then loadbook race remove ID."
    case .recoveringFromRace: "You are recovering from a race: \(words.share(.share)) of what you ran."
    default: nil
    }
  }

  private static func basis(_ words: ReasonNumbers) -> String {
    switch LiftingDay.Basis(rawValue: words.name(.basis)) {
    case .answer: "you said so"
    case .answerOfDayBefore: "you said so yesterday"
    case .weekday: "its weekday is usually one of yours"
    case .postponed: "today's usual time is past"
    case nil: "it is expected"
    }
  }

  /// Why there is no run.
  private static func rest(_ rule: RuleID, _ words: ReasonNumbers) -> String? {
    switch rule {
    case .raceDay: "Today is \(words.name(.race)). Nothing else today."
    case .ranToday: "You ran \(words.minutes(.minutes)) today."
    case .readinessRest:
      "At \(words.percent(.percent)) readiness rest does more than a run; below \(words.percent(.limit)) there is none."
    case .restAfterRace:
      "Day \(words.whole(.daysSince)) after a race: no run \(words.number(.daysNeeded) == 1 ? "on the first day" : "for the first \(words.days(.daysNeeded))")."
    case .minutesSpent:
      (words.number(.limit) ?? 0) < 20
        ? "The week holds \(words.minutes(.limit)) of running at most, less than one run needs (20 min)."
        : "Your running is spent: \(words.minutes(.minutes)) of at most \(words.minutes(.limit)) in seven days, "
          + "and a run needs 20 min."
    case .loadSpent:
      "Your load is spent: \(words.load(.load)) of at most \(words.load(.limit)) in seven days, and a run needs 40 AU."
    case .runsDone:
      "You ran \(words.times(.runs)) in the six days before; \(words.whole(.usualRuns)) a week is usual for you."
    case .streak:
      words.number(.limit) == 1
        ? "You ran yesterday, and two days in a row are more than you are used to."
        : "You ran \(words.days(.days)) in a row, as many as you are used to."
    case .tooShort: "Only \(words.minutes(.minutes)) would be left, less than a run needs (\(words.minutes(.limit)))."
    default: nil
    }
  }

  /// What a day allows.
  private static func allowed(_ rule: RuleID, _ words: ReasonNumbers) -> String? {
    switch rule {
    case .firstWeeks: "\(words.days(.daysOfHistory)) of history of \(words.whole(.daysNeeded)): easy runs until then."
    case .recoveryAfterRace:
      "Day \(words.whole(.daysSince)) after a race: recovery runs alone until half of \(words.days(.daysNeeded)) are over."
    case .readinessKinds: readinessKinds(words)
    case .qualityFrequency: "Hard runs need \(words.whole(.limit)) runs a week; you run \(words.whole(.usualRuns))."
    case .qualityFitness: "Hard runs need \(words.minutes(.limit)) a week; you run \(words.minutes(.fitness))."
    case .qualityHistory: "Hard runs need \(words.whole(.limit)) ordinary weeks; there are \(words.whole(.weeks))."
    case .qualitySteadiness: "Hard runs need \(words.whole(.limit)) runs in each of the last three weeks."
    case .qualitySpacing:
      "Your last hard run was \(words.daysAgo(.daysSince)); at least \(words.days(.daysNeeded)) lie between two."
    case .qualityCount: "You ran hard \(words.times(.hardRuns)) in seven days, as often as your week takes."
    case .qualityAfterLong:
      "Yesterday was a \(words.name(.kind) == RunKind.race.rawValue ? "race" : "long run"): no hard run today."
    case .qualityBeforeRace: "\(words.days(.daysLeft)) before the race nothing hard."
    case .qualityShortGap: "After \(words.days(.limit)) or more without a run the first runs are easy."
    case .qualityComeback: "On the way back nothing hard."
    case .qualityLifted:
      words.number(.daysSince) == 0
        ? "You lifted today: no hard run on top." : "You lifted yesterday: no intervals and no sprints."
    case .sprintsLiftAhead: "A lift is ahead tomorrow: no sprints today."
    default: nil
    }
  }

  private static func readinessKinds(_ words: ReasonNumbers) -> String {
    let off =
      switch words.number(.limit) {
      case 85: "no intervals and no sprints"
      case 70: "no tempo run and no long run either"
      default: "a recovery run at most"
      }
    return "Below \(words.percent(.limit)) readiness \(off); you are at \(words.percent(.percent))."
  }

  /// What is said of the long run.
  private static func long(_ rule: RuleID, _ words: ReasonNumbers) -> String? {
    switch rule {
    case .longComeback: "On the way back no long run yet."
    case .longShortGap: "After \(words.days(.limit)) or more without a run there is no long run yet."
    case .longLifted: "You lifted today: no long run."
    case .longSpacing:
      "Your last long run or race was \(words.daysAgo(.daysSince)); at least \(words.days(.daysNeeded)) lie between two."
    case .longNotDue:
      words.number(.weekday).map { "Your long run usually comes on \(DayWords.weekday(Int64($0)))." }
        ?? "No long run is due: the last one was \(words.daysAgo(.daysSince))."
    case .longBeforeRace: "\(words.days(.daysLeft)) before the race there is no long run."
    case .longTooShort: "Only \(words.minutes(.minutes)) would be left for a long run: an easy one instead."
    default: nil
    }
  }
}

extension ReadinessWords {
  /// Who says how ready she is, from the source's name.
  static func source(_ name: String) -> String {
    switch Readiness.Source(rawValue: name) {
    case .her: "as you said"
    case .sleep: "from last night's sleep"
    case .unknown, nil: "because nothing is known"
    }
  }
}
