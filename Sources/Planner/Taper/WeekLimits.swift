import TrainingModel

/// What bounds any seven days: the running ceiling and the shared cap, and the aim and target that go with them.
///
/// In a taper everything is read at the day it starts; before one, today stands in.
struct WeekLimits: Sendable {
  /// What she can do in a week, as read.
  let capability: Capability
  /// The usual week in AU, as read, and the part of it that running has.
  let usual: (all: Double, running: Double)
  /// The part of her usual that she is back to, today.
  let comeback: Double
  /// The day of the race; nil: no taper holds or is to come.
  private let taperRace: Day?

  /// The limits as of `day`; nil before 28 days of history.
  init?(_ ledger: Ledger, at day: Day, race: RaceSelection?, comeback: Double) {
    guard ledger.daysOfHistory(at: day) >= PlannerConstants.personalBaselineDays else { return nil }
    let start = race.map { min($0.race.day - PlannerConstants.taperStart, day) } ?? day
    let hasTaper = ledger.daysOfHistory(at: start) >= PlannerConstants.personalBaselineDays
    let isTapering = race.map { (1...PlannerConstants.taperStart).contains($0.daysLeft) } ?? false
    let readAt = hasTaper && isTapering ? start : day
    let month = ledger.totals(ofDays: PlannerConstants.personalBaselineDays, before: readAt)
    capability = Capability(ledger, at: readAt)
    usual = (month.au / 4, month.runAU / 4)
    self.comeback = comeback
    taperRace = hasTaper ? race?.race.day : nil
  }

  /// The factor on her running at `day`; nil outside the taper.
  func taperScale(at day: Day) -> Double? {
    guard let taperRace, (1...PlannerConstants.taperStart).contains(taperRace - day) else { return nil }
    return Taper.scale(daysLeft: taperRace - day)
  }

  /// Most run minutes of any seven days that end at `day`.
  func ceiling(at day: Day) -> Double {
    if let scale = taperScale(at: day) { return Arithmetic.settled(capability.fitness * scale * comeback) }
    let earned = PlannerConstants.ceilingOverFitness * capability.fitness * comeback
    return Arithmetic.settled(max(earned, PlannerConstants.openMinutes))
  }

  /// Most load of any seven days that end at `day`.
  func cap(at day: Day) -> Double {
    if let scale = taperScale(at: day) {
      return Arithmetic.settled(capability.otherCapacity + capability.runningCapacity * scale)
    }
    let open = capability.otherCapacity + PlannerConstants.openLoad
    return Arithmetic.settled(PlannerConstants.ceilingOverFitness * max(capability.capacity, open))
  }

  /// The load that the chart draws at `day`: the usual week, running scaled in the taper and the rest as it is.
  func target(at day: Day) -> (all: Double, running: Double) {
    guard let scale = taperScale(at: day) else { return usual }
    return (usual.all - usual.running + usual.running * scale, usual.running * scale)
  }

  /// The run minutes that the week around `day` aims at. With a race ahead within half a year it rises with what she
  /// ran; no week ahead states it.
  func aim(at day: Day, daysToRace: Int64?) -> Double {
    if let scale = taperScale(at: day) { return capability.fitness * scale * comeback }
    let held = max(capability.fitness * comeback, PlannerConstants.leastAim)
    guard let daysToRace, (1...PlannerConstants.raceAimDays).contains(daysToRace) else { return held }
    return max(PlannerConstants.raceAimFactor * held, held + PlannerConstants.raceAimMinutes * comeback)
  }
}
