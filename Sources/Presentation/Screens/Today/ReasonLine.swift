import CanonicalJSON
import Planner
import TrainingModel

/// A reason on the screen: a sign of what it is about, and its sentence with the numbers in bold.
struct ReasonLine {
  let reason: Reason

  /// The icon that stands before it.
  var icon: String {
    switch reason.rule {
    case .liftedToday, .liftAheadToday, .liftAheadTomorrow, .qualityLifted, .longLifted, .sprintsLiftAhead: "lift"
    case .raceAhead, .raceDay, .taper, .raceNotLogged, .recoveringFromRace, .restAfterRace, .recoveryAfterRace,
      .qualityBeforeRace, .longBeforeRace, .beforeRace, .taperEasy:
      "race"
    case .readinessBasis, .readinessRest, .readinessKinds, .readinessMinutes, .heavyLegs: "ready"
    case .loadSpent, .roomLoad, .baseline, .baselineArrives: "sum"
    case .chooseLong, .chooseQuality, .chooseEasy, .chooseRecovery, .runsDone, .streak, .gentler: "run"
    default: "clock"
    }
  }

  /// The sentence. Where the command line names a command, the app names the screen.
  var text: String {
    guard reason.rule == .raceNotLogged else { return ReasonWords.text(reason) }
    let words = ReasonNumbers(reason)
    return "\(words.name(.race)) was \(words.daysAgo(.daysSince)) and is not logged; the plan takes it as run. "
      + "If you did not start, remove it under Races."
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("icon", icon)
      writer.member("rule", reason.rule)
      writer.member("text", Emphasis.marked(text))
    }
  }
}
