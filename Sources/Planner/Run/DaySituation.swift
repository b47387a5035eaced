import TrainingModel

/// All that the rules of one day read, found once.
struct DaySituation: Sendable {
  let ledger: Ledger
  let day: Day
  let race: RaceSelection?
  let comeback: Comeback
  /// Ceiling, cap and aim; nil before 28 days of history.
  let limits: WeekLimits?
  let readiness: Readiness
  let lifting: LiftingDay
  /// Today and the six days before.
  let week: DaySums.Totals
  /// Run days of the six days before today.
  let runsOfSixDays: Int64
  /// Runs of a usual week; in the first weeks, runs a week lately.
  let usualFrequency: Int64
  /// What she can do, read today; in a taper `limits` holds what she could do at its start.
  let capability: Capability
  /// The run minutes that a week aims at; nil in the first weeks.
  let aim: Double?

  init(_ ledger: Ledger, now: LocalTime, answers: [DayAnswers], races: [Race], readiness: Readiness) {
    (self.ledger, day, self.readiness) = (ledger, now.day, readiness)
    race = RaceSelection(races, at: now.day)
    comeback = Comeback(ledger, at: now.day)
    limits = WeekLimits(ledger, at: now.day, race: race, comeback: comeback.share)
    lifting = LiftingDay(ledger, now: now, answers: answers)
    week = ledger.totals(ofSevenDaysTo: now.day)
    runsOfSixDays = ledger.totals(ofDays: 6, before: now.day).runDays
    capability = Capability(ledger, at: now.day)
    usualFrequency = limits == nil ? FirstWeeks.frequency(ledger, at: now.day) : capability.usualFrequency
    aim = limits?.aim(at: now.day, daysToRace: race?.daysLeft)
  }

  /// The minutes left of seven days; nil in the first weeks.
  var room: Room? {
    guard let limits else { return nil }
    return Room(
      minutes: Minutes(Arithmetic.settled(limits.ceiling(at: day) - week.runMinutes)),
      load: Load(Arithmetic.settled(limits.cap(at: day) - week.au)))
  }

  /// Days to the race, 1 and more; nil without one, and on its day.
  var daysToRace: Int64? { race.flatMap { $0.daysLeft > 0 ? $0.daysLeft : nil } }

  /// The factor of a taper that holds.
  var taperScale: Double? { limits?.taperScale(at: day) }

  /// Runs that are left of a usual week, today's among them.
  var runsLeft: Int64 { max(1, usualFrequency - runsOfSixDays) }

  /// Days since the last run day; nil where she never ran.
  var daysSinceRun: Int64? { ledger.runs.daysBefore(day).last.map { day - $0 } }

  /// Whether eight days or more lie between today and the last run, or between two of the last three.
  var hasShortGap: Bool {
    let runs = Array(ledger.runs.daysBefore(day).suffix(3)) + [day]
    for index in runs.indices.dropFirst() where runs[index] - runs[index - 1] >= PlannerConstants.shortGapDays {
      return true
    }
    return false
  }

  /// Days since the newest run of which `holds` is true, at most 180; nil without one.
  func daysSince(_ holds: (RunHistory.Run) -> Bool) -> Int64? {
    ledger.runs.newest(before: day, within: PlannerConstants.raceAimDays, where: holds).map { day - $0.day }
  }
}
