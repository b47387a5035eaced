public import TrainingModel

extension Coach {
  /// The load of the weeks ahead if nothing changes: from today in blocks of seven days to the race, else twelve.
  public static func ahead(_ request: PlanRequest) -> LoadAhead { ahead(request, ledger: request.ledger) }

  /// The same from a ledger made once with `PlanRequest.ledger`.
  public static func ahead(_ request: PlanRequest, ledger: Ledger) -> LoadAhead {
    let day = request.today
    let race = RaceSelection(request.races, at: day)
    let comeback = Comeback(ledger, at: day).share
    let limits = WeekLimits(ledger, at: day, race: race, comeback: comeback)
    return LoadAhead(
      day: day, baseline: usualWeek(from: ledger, at: day), race: race?.answer,
      weeks: limits.map { weeks($0, from: day, race: race) } ?? [],
      taper: limits.map { taper($0, from: day, race: race) } ?? [])
  }

  /// The running ceiling of each block of seven days from `day` to the race, else of twelve; no block states a rise.
  /// Empty before 28 days of history.
  public static func runningTargets(of ledger: Ledger, toward race: Race?, at day: Day) -> [RunningTarget] {
    let selection = RaceSelection(race.map { [$0] } ?? [], at: day)
    let comeback = Comeback(ledger, at: day).share
    guard let limits = WeekLimits(ledger, at: day, race: selection, comeback: comeback) else { return [] }
    return BlockAhead.all(from: day, race: selection).map { block in
      RunningTarget(from: block.from, readAt: block.readAt, minutes: Minutes(limits.ceiling(at: block.readAt)))
    }
  }

  /// Her running of the last twelve weeks, and its ceiling in the weeks ahead.
  public static func runningWeeks(_ request: PlanRequest) -> RunningWeeks {
    let (ledger, day) = (request.ledger, request.today)
    let past = WholeWeek.before(day, in: ledger).prefix(12).reversed()
    return RunningWeeks(
      past: past.map { runningWeek($0.from, $0.totals) },
      current: runningWeek(day - 6, ledger.totals(ofSevenDaysTo: day)),
      ahead: runningTargets(of: ledger, toward: RaceSelection(request.races, at: day)?.race, at: day))
  }

  private static func runningWeek(_ from: Day, _ totals: DaySums.Totals) -> RunningWeek {
    RunningWeek(from: from, minutes: Minutes(totals.runMinutes), runs: totals.runDays)
  }

  private static func weeks(_ limits: WeekLimits, from day: Day, race: RaceSelection?) -> [WeekAhead] {
    BlockAhead.all(from: day, race: race).map { block in
      let target = limits.target(at: block.readAt)
      return WeekAhead(
        from: block.from, readAt: block.readAt, load: Load(target.all), runningLoad: Load(target.running),
        otherLoad: Load(target.all - target.running), runningMinutes: Minutes(limits.ceiling(at: block.readAt)))
    }
  }

  private static func taper(_ limits: WeekLimits, from day: Day, race: RaceSelection?) -> [TaperDay] {
    guard let race else { return [] }
    var days: [TaperDay] = []
    for left in 1...PlannerConstants.taperStart {
      let tapered = race.race.day - (PlannerConstants.taperStart + 1 - left)
      guard tapered >= day, let scale = limits.taperScale(at: tapered) else { continue }
      let target = limits.target(at: tapered)
      days.append(
        TaperDay(
          day: tapered, daysLeft: race.race.day - tapered, scale: scale, target: Load(target.all),
          runningLoad: Load(target.running), sharedCap: Load(limits.cap(at: tapered))))
    }
    return days
  }
}

/// Seven days ahead and the day that they are read at.
struct BlockAhead {
  var from: Day
  var readAt: Day

  /// The blocks from `day` to the day before the race, else twelve.
  static func all(from day: Day, race: RaceSelection?) -> [BlockAhead] {
    let daysLeft = race?.daysLeft ?? 0
    let count = daysLeft > 0 ? (daysLeft + 6) / PlannerConstants.week : PlannerConstants.blocksAhead
    return (0..<count).map { number in
      let from = day + number * PlannerConstants.week
      return BlockAhead(from: from, readAt: daysLeft > 0 ? min(from + 6, day + daysLeft - 1) : from + 6)
    }
  }
}
