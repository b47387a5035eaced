/// Every number of the plan that is not a result, each beside its source or the words "our choice".
enum PlannerConstants {
  // Baseline

  /// Days of the usual week's window. Our choice: four weeks, as long as a training block.
  static let personalBaselineDays: Int64 = 28
  /// Days of a week.
  static let week: Int64 = 7
  /// Weeks looked back on for ordinary ones. Our choice: half a year.
  static let weeksLookedBack: Int64 = 26
  /// Ordinary weeks read, the newest. Our choice.
  static let ordinaryWeeksRead = 12
  /// Fewest ordinary weeks that say what she reaches. Our choice.
  static let ordinaryWeeksNeeded = 4
  /// What she reaches is the value of one ordinary week in this many. Our choice: a median drifts down when one run in
  /// ten is skipped, one in four creeps up.
  static let reachedInOneOf = 3
  /// Fitness is at most this many mean weeks of half a year. Our choice, for those who run now and then.
  static let fitnessOverMean: Double = 2
  /// Days without a run that make a break. Mujika and Padilla 2000: endurance falls within four weeks of rest; the
  /// length is our choice.
  static let breakDays: Int64 = 14
  /// Days from run to run that make a short gap. Our choice.
  static let shortGapDays: Int64 = 8
  /// Part of the usual on the first day of a way back; the rest grows by weeks. Our choice.
  static let comebackStart = 0.5
  /// Part of the usual on the day of a race that was run. Our choice.
  static let raceComebackStart = 0.4
  /// Fewest runs of a usual week. Our choice.
  static let leastFrequency: Int64 = 2

  // Taper

  /// The day before the race on which the taper starts. Bosquet 2007: two weeks.
  static let taperStart: Int64 = 13
  /// The running left on race day. Bosquet 2007: volume cut by 41 to 60 percent.
  static let taperEnd = 0.5
  /// The decay of a day: half is left after the thirteen days. Bosquet 2007: an exponential fall.
  static var taperDecay: Double { Arithmetic.log(2) / 13 }

  // Ceilings

  /// Most running of seven days over fitness. Our choice; no rate of a week survived a trial (Buist 2008).
  static let ceilingOverFitness = 1.10
  /// Run minutes of seven days open to everybody: three short easy runs. Our choice.
  static let openMinutes: Double = 60
  /// The load of those three runs in AU: 60 minutes at effort 3.
  static let openLoad: Double = 180
  /// Least aim of a week outside a taper, in minutes. Our choice: two runs of 20.
  static let leastAim: Double = 40
  /// Growth of the aim with a race ahead. Our choice: at 1.10 running grew by 16 to 19 percent between months.
  static let raceAimFactor = 1.06
  /// Least growth of the aim with a race ahead, in minutes. Our choice.
  static let raceAimMinutes: Double = 10
  /// Days before a race in which the aim grows. Our choice: half a year.
  static let raceAimDays: Int64 = 182
  /// Least running room for a run, in minutes. Our choice: the shortest run.
  static let leastRoomMinutes: Double = 20
  /// Least shared room for a run, in AU. Our choice: 20 minutes at effort 2.
  static let leastRoomLoad: Double = 40

  /// Blocks of seven days drawn ahead without a race. Our choice: twelve weeks.
  static let blocksAhead: Int64 = 12

  // Load

  /// AU of one of Edwards' zone points. Foster 2001, table 4, pooled and rounded.
  static let auPerZonePoint = 1.2
  /// AU of one of Banister's impulses while she has too few rated runs with a heart rate. From Foster 2001, table 4.
  static let auPerImpulse = 2.4
  /// Days back that her own medians and bests are read. Our choice: twelve weeks.
  static let ownMedianDays: Int64 = 84
  /// Rated sessions that make a median of her own. Our choice.
  static let ratedNeeded = 5
  /// Minutes of a working set with its rest. Sweet 2004: twelve sets in half an hour.
  static let minutesPerSet = 2.5
  /// Effort of a lift's set = this + `liftEffortSlope` · repetitions / most repetitions. Our fit to the means of Day
  /// 2004, Sweet 2004 and Kraft 2014.
  static let liftEffortBase = 0.6
  /// See `liftEffortBase`.
  static let liftEffortSlope = 6.1
  /// Repetitions over which a weight's maximum is spread. Epley 1985.
  static let epley: Double = 30
  /// Seconds in zones 4 and 5 that make a run hard. Our choice.
  static let hardZoneSeconds: Double = 600
  /// The effort from which a run is hard. Foster 2001: 7 is very hard.
  static let hardEffort: Double = 7
  /// The effort up to which a run is recovery. Our choice: Foster 2001 calls 2 easy.
  static let recoveryEffort: Double = 2
  /// Least minutes of a run that is judged long. Our choice.
  static let judgedLongMinutes: Double = 60
  /// A run that is judged long is this many times the median run. Our choice.
  static let judgedLongOverMedian = 1.4
  /// Days of that median. Our choice.
  static let judgedLongDays: Int64 = 28

  // Lifting

  /// Whole weeks read for a weekday.
  static let liftingWeeks: Int64 = 12
  /// Fewest weeks that say anything of a weekday. Our choice.
  static let liftingHistoryFloor: Int64 = 4
  /// Seconds after the latest start of a lift on a weekday while it still counts as ahead. Our choice: 90 minutes.
  static let liftingGrace: Int64 = 90 * 60

  // Readiness

  /// Nights of the usual sleep. Our choice.
  static let usualNights: Int64 = 28
  /// Fewest nights that make a usual sleep. Our choice.
  static let usualNightsNeeded = 7
  /// Whether a usual sleep in minutes is believed. Our choice: 4 to 11 hours.
  static func isUsualSleep(_ minutes: Double) -> Bool { minutes >= 240 && minutes <= 660 }
  /// Whether a last night in minutes is believed. Our choice: up to 14 hours.
  static func isLastSleep(_ minutes: Double) -> Bool { minutes >= 0 && minutes <= 840 }
  /// Least percent that sleep alone can give. Our choice: a short night costs 0 to 3 percent of endurance (Roberts
  /// 2019), so it never makes a day of rest.
  static let sleepFloor: Int64 = 70
  /// Percent lost for a whole usual night lost, beyond the tenth that costs nothing. Our choice.
  static let sleepSlope: Int64 = 75
  /// 100 less the slope times nine tenths, and half a percent to round up: 100 − 67.5 + 0.5. Our choice.
  static let sleepBase: Int64 = 33
  /// Under this percent there is no run. Our choice.
  static let restPercent: Int64 = 30
  /// Under this percent only recovery. Our choice.
  static let recoveryPercent: Int64 = 50
  /// Under this percent no tempo and no long run. Our choice.
  static let steadyPercent: Int64 = 70
  /// Under this percent no intervals and sprints, and shorter runs. Our choice.
  static let fullPercent: Int64 = 85

  // The run of the day

  /// Days of her runs that the first weeks repeat. Our choice.
  static let firstWeeksDays: Int64 = 14
  /// Longest run of the first weeks. Our choice.
  static let firstWeeksLongest: Double = 45
  /// Runs a week up to which the first weeks keep a day between. Our choice.
  static let firstWeeksApart: Int64 = 3
  /// Run days in a row at a usual frequency: 1, 1, 1, 2, 3, 6 for 1…6, no bound for 7. Our choice.
  static func streak(usualFrequency: Int64) -> Int64? {
    switch usualFrequency {
    case ...3: 1
    case 4: 2
    case 5: 3
    case 6: 6
    default: nil
    }
  }
  /// Days over which rows of run days are read. Our choice.
  static let streakDays: Int64 = 28
  /// Shortest run, in minutes. Our choice.
  static let shortestRun: Double = 20
  /// Shortest hard run, in minutes. Our choice.
  static let shortestQuality: Double = 30
  /// Shortest long run, in minutes. Our choice.
  static let shortestLong: Double = 40
  /// Longest easy run and longest hard run, in minutes. Our choice.
  static let longestEasy: Double = 75
  /// Longest recovery run, in minutes. Our choice.
  static let longestRecovery: Double = 30
  /// Runs are whole multiples of this many minutes. Our choice.
  static let runStep: Double = 5
  /// In the taper an easy run is at most this many times the median one, times the scale. Our choice.
  static let taperEasyOverMedian = 1.3

  /// Least usual frequency for hard work. Our choice.
  static let qualityFrequency: Int64 = 3
  /// Least fitness for hard work, in minutes a week. Our choice.
  static let qualityFitness: Double = 90
  /// Weeks before that had at least `qualityWeekRuns` runs. Our choice.
  static let qualityWeeks: Int64 = 3
  /// Runs of each of those weeks. Our choice.
  static let qualityWeekRuns: Int64 = 2
  /// Days from hard run to hard run. Stanley 2013: 48 hours and more; the third day is our choice.
  static let qualitySpacing: Int64 = 3
  /// Usual frequency from which two hard runs fit in seven days. Seiler 2007's share; the numbers are our choice.
  static let twoQualityFrequency: Int64 = 5
  /// Days without hard work after which tempo is allowed the day after a lift. Our choice.
  static let tempoAfterLiftDays: Int64 = 10
  /// Days over which the kinds of hard work are counted. Our choice.
  static let qualityRatioDays: Int64 = 28
  /// Work of a tempo run as a part of the week's aim. Daniels: 10 percent.
  static let tempoShare = 0.10
  /// Work of an interval run. Daniels: 8 percent.
  static let intervalShare = 0.08
  /// Work of a sprint run. Daniels: 5 percent.
  static let sprintShare = 0.05
  /// Warm-up and cool-down of a hard run together, in minutes. Our choice.
  static let qualityEasyMinutes: Double = 20
  /// Minutes more for sprints. Our choice.
  static let sprintExtra: Double = 10
  /// Warm-up, in minutes. Our choice.
  static let warmUp: Int64 = 10
  /// Warm-up before sprints, in minutes. Our choice.
  static let sprintWarmUp: Int64 = 15
  /// Cool-down, in minutes. Our choice.
  static let coolDown: Int64 = 10
  /// Longest stretch at tempo without a recovery, in minutes. Our choice.
  static let tempoStretch: Int64 = 20
  /// Recovery between stretches and intervals, in minutes. Our choice.
  static let recoveryJog: Int64 = 2
  /// One interval, in minutes. Our choice.
  static let interval: Int64 = 3
  /// One sprint with its start, in minutes. Our choice; the step's finest grain.
  static let sprint: Int64 = 1
  /// Effort of warm-up steps. Foster 2001: 3 is moderate.
  static let warmUpEffort: Double = 3
  /// Effort of recoveries and cool-downs. Foster 2001: 2 is easy.
  static let easeEffort: Double = 2

  /// Least comeback for a long run. Our choice.
  static let longComeback = 0.8
  /// Days from a long run or race to a long run. Our choice: a week less a day.
  static let longSpacing: Int64 = 6
  /// Days after which a long run is due on any weekday. Our choice.
  static let longOverdue: Int64 = 13
  /// Days after which it is due without a usual weekday. Our choice.
  static let longDue: Int64 = 7
  /// Days over which the weekday of the long run is read. Our choice: twelve weeks.
  static let longWeekdayDays: Int64 = 84
  /// Long runs on a weekday that make it usual. Our choice.
  static let longWeekdayCount = 3
  /// Usual frequency from which the smaller share holds. Daniels: 25 to 30 percent; the number is our choice.
  static let longShareFrequency: Int64 = 4
  /// Part of the aim, from four runs a week. Daniels.
  static let longShare = 0.30
  /// Part of the aim, up to three runs a week. Our choice.
  static let longShareFewRuns = 0.40
  /// Added to the part with a race within twelve weeks. Our choice.
  static let longShareRace = 0.10
  /// Days before a race in which the part is larger. Our choice.
  static let longShareRaceDays: Int64 = 84
  /// Longest long run, in minutes. Daniels: 150.
  static let longestLong: Double = 150
  /// Longest long run before an ultra, in minutes. Our choice.
  static let longestLongUltra: Double = 180
  /// Longest long run in the last days before a race, in minutes. Our choice.
  static let longBeforeRace: Double = 90
  /// No long run from this day before a race. Our choice.
  static let noLongBeforeRace: Int64 = 3

  /// A run over the longest of the last days. Frandsen 2025: a rise from over 10 percent goes with more injuries.
  static let longestRunFactor = 1.10
  /// Minutes that a run may always be longer. Our choice.
  static let longestRunMinutes: Double = 5
  /// Minutes always open. Our choice.
  static let longestRunFloor: Double = 30
  /// Days of the longest run. Frandsen 2025.
  static let longestRunDays: Int64 = 30
  /// Part lost for each week past those days. Our choice.
  static let longestRunFade = 0.04
  /// Days back at most. Our choice: twelve weeks.
  static let longestRunOldest: Int64 = 84
  /// Part of the longest after a short gap. Our choice.
  static let shortGapShare = 0.75
  /// Longest run two days before a race, in minutes. Our choice.
  static let twoDaysBefore: Double = 40
  /// Longest run the day before a race, in minutes. Our choice.
  static let dayBefore: Double = 25
}
