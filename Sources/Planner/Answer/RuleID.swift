public import TrainingModel

/// The rules that speak in a plan, by ids that stay.
public enum RuleID: String, NamedCase {
  // What the plan stands on.

  /// The usual week.
  case baseline
  /// So many days are missing before a usual week is known.
  case baselineArrives
  /// The readiness percent and where it comes from.
  case readinessBasis
  /// Her legs are heavy; changes nothing by itself.
  case heavyLegs
  /// She already lifted today.
  case liftedToday
  /// A lift is still ahead today.
  case liftAheadToday
  /// A lift is ahead tomorrow.
  case liftAheadTomorrow
  /// The race that decides, and the days to it.
  case raceAhead
  /// The taper holds.
  case taper
  /// She comes back from a break.
  case wayBack
  /// She recovers from a race.
  case recoveringFromRace
  /// A race whose day is over without a run: it counts as run.
  case raceNotLogged

  // Why there is no run.

  /// Race day: nothing is suggested.
  case raceDay
  /// She ran today.
  case ranToday
  /// Readiness is too low to run.
  case readinessRest
  /// The first days after a race are free.
  case restAfterRace
  /// The minutes of seven days are spent.
  case minutesSpent
  /// The load of seven days is spent.
  case loadSpent
  /// The runs of a usual week are done.
  case runsDone
  /// As many run days in a row as she is used to.
  case streak
  /// What is left is too short for a run.
  case tooShort

  // What a day allows.

  /// Under 28 days of history: easy runs alone.
  case firstWeeks
  /// Recovery alone until half of a race's recovery is over.
  case recoveryAfterRace
  /// Readiness keeps hard kinds off.
  case readinessKinds
  /// Too few runs a week for hard work.
  case qualityFrequency
  /// Too few minutes a week for hard work.
  case qualityFitness
  /// Too few ordinary weeks for hard work.
  case qualityHistory
  /// A week of the last three had fewer than two runs.
  case qualitySteadiness
  /// The last hard run is too near.
  case qualitySpacing
  /// Enough hard runs in seven days.
  case qualityCount
  /// The day after a long run or a race.
  case qualityAfterLong
  /// The last two days before a race.
  case qualityBeforeRace
  /// No hard work after some days without a run.
  case qualityShortGap
  /// No hard work on the way back.
  case qualityComeback
  /// A lift today or yesterday keeps intervals and sprints off.
  case qualityLifted
  /// A lift ahead tomorrow keeps sprints off.
  case sprintsLiftAhead
  /// No long run on the way back.
  case longComeback
  /// No long run after some days without a run.
  case longShortGap
  /// No long run on the day of a lift.
  case longLifted
  /// The last long run or race is too near.
  case longSpacing
  /// It is not her day for a long run.
  case longNotDue
  /// No long run so near a race.
  case longBeforeRace
  /// The long run would be too short to be one.
  case longTooShort

  // What was chosen.

  /// A long run is due.
  case chooseLong
  /// Hard work is due, of the kind that is furthest behind.
  case chooseQuality
  /// An easy run.
  case chooseEasy
  /// A recovery run.
  case chooseRecovery

  // What shortened it.

  /// The minutes left of seven days.
  case roomMinutes
  /// The load left of seven days.
  case roomLoad
  /// The longest run of the last weeks.
  case longestRun
  /// Three quarters after some days without a run.
  case shortGapShare
  /// A share on the way back.
  case comebackShare
  /// The last two days before a race.
  case beforeRace
  /// Easy runs shorten in the taper.
  case taperEasy
  /// Readiness shortens the run.
  case readinessMinutes
  /// Too short for its kind: the next gentler one.
  case gentler
}
