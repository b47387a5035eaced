import Planner
import TrainingModel

extension ReasonWords {
  /// What was chosen.
  static func chosen(_ rule: RuleID, _ words: ReasonNumbers) -> String? {
    switch rule {
    case .chooseLong: "A long run is due today" + wanted(words) + "."
    case .chooseQuality: hardRun(words)
    case .chooseEasy: "An easy run" + easyShare(words) + "."
    case .chooseRecovery: "A recovery run, no more."
    default: nil
    }
  }

  private static func wanted(_ words: ReasonNumbers) -> String {
    words.number(.wanted) == nil ? "" : ", \(words.minutes(.wanted)) of the \(words.minutes(.aim)) that a week aims at"
  }

  private static func easyShare(_ words: ReasonNumbers) -> String {
    guard words.number(.aim) != nil, words.number(.runs) != nil else { return "" }
    return
      ": your week aims at \(words.minutes(.aim))\(words.number(.minutes) == 0 ? ", nothing is run yet" : ", \(words.minutes(.minutes)) are run"), "
      + "and \(words.runs(.runs)) \(words.number(.runs) == 1 ? "is" : "are") left"
  }

  private static func hardRun(_ words: ReasonNumbers) -> String {
    let name = RunKind(rawValue: words.name(.kind)).map { RunWords.name($0) } ?? "hard run"
    let done = words.whole(.runs)
    let hard = words.runs(.hardRuns, noun: "hard run")
    return "A hard day: \(name), the most overdue of the hard kinds (\(done) of your \(hard) in four weeks)."
  }

  /// What shortened it; the last resort of every rule, so that none is ever silent.
  static func shortened(_ rule: RuleID, _ words: ReasonNumbers) -> String {
    let change = "At most \(words.minutes(.to)) instead of \(words.minutes(.from)), in steps of five"
    switch rule {
    case .roomMinutes: return "\(change): what your week of running has left."
    case .roomLoad: return "\(change): what your week of training has left."
    case .longestRun: return "\(change): a tenth above the longest run of the last 30 days."
    case .shortGapShare: return "\(change): three quarters after a week and more without a run."
    case .comebackShare: return "\(change): the way back goes step by step."
    case .beforeRace: return "\(change): short in the last days before the race."
    case .taperEasy: return "\(change): in the taper runs get shorter, not fewer."
    case .readinessMinutes: return "\(change): your readiness takes its share."
    case .gentler: return gentler(words)
    default: return "The plan's rule “\(rule.rawValue)” holds today."
    }
  }

  private static func gentler(_ words: ReasonNumbers) -> String {
    let name = RunKind(rawValue: words.name(.kind)).map { RunWords.name($0) } ?? "this run"
    return
      "\(words.minutes(.minutes)) are too short for \(name == "intervals" || name == "sprint intervals" ? name : name.hasPrefix("easy") ? "an \(name)" : "a \(name)") (at least \(words.minutes(.limit))): a gentler one."
  }
}
