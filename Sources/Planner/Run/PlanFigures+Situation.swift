import TrainingModel

extension PlanFigures {
  /// Every value on the way to the answer of a day.
  init(_ situation: DaySituation, run: RunOfTheDay) {
    self.init()
    let day = situation.day
    daysOfHistory = situation.ledger.firstDay.map { max(0, day - $0) }
    usualFrequency = situation.usualFrequency
    breakDays = situation.comeback.fromBreak?.length
    daysSinceRun = situation.daysSinceRun
    comeback = situation.comeback.share
    runMinutesOfSevenDays = Minutes(situation.week.runMinutes)
    loadOfSevenDays = Load(situation.week.au)
    runsOfSixDays = situation.runsOfSixDays
    (allowedKinds, limits) = (run.allowedKinds, run.limits)
    guard let week = situation.limits else { return }
    fitness = Minutes(week.capability.fitness)
    (capacity, runningCapacity) = (Load(week.capability.capacity), Load(week.capability.runningCapacity))
    ordinaryWeeks = situation.capability.ordinaryWeeks
    scale = week.taperScale(at: day) ?? 1
    (ceiling, cap) = (Minutes(week.ceiling(at: day)), Load(week.cap(at: day)))
    target = Load(week.target(at: day).all)
    aim = situation.aim.map { Minutes($0) }
  }
}
