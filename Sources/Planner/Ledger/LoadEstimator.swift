import TrainingModel

/// Gives each session its load by the best of what is known, reading only the sessions before it.
struct LoadEstimator {
  /// A load with where it comes from.
  struct Estimate {
    var load: Double?
    var basis: LoadBasis
    var effort: Double?
  }

  private let athlete: AthleteTraits
  private var bests = LiftBests()
  private var efforts = OwnEfforts()
  private var impulses = MovingMedian(days: PlannerConstants.ownMedianDays)
  private var loads = [MovingMedian](repeating: MovingMedian(days: PlannerConstants.ownMedianDays), count: 3)

  init(athlete: AthleteTraits) { self.athlete = athlete }

  /// The load of the next session; sessions come oldest first. `kind` is the judged kind of a run.
  mutating func estimate(_ session: TrainingSession, kind: RunKind?) -> Estimate {
    let day = session.day.number
    efforts.advance(to: day)
    impulses.advance(to: day)
    loads[session.activity.position].advance(to: day)
    if session.activity == .lift { bests.add(session.liftSets, on: day) }
    let estimate = best(session, kind: kind)
    learn(session, kind: kind, estimate: estimate)
    return estimate
  }

  private func best(_ session: TrainingSession, kind: RunKind?) -> Estimate {
    if let minutes = session.minutes?.value, minutes > 0 { return timed(session, minutes: minutes, kind: kind) }
    if session.activity != .lift, let load = zoneLoad(session) { return Estimate(load: load, basis: .zones) }
    if session.activity == .lift, let effort = bests.effort(of: session.liftSets) {
      let sets = Double(session.liftSets.count { $0.isWorking })
      let rating = session.effort?.value ?? effort
      return Estimate(load: rating * PlannerConstants.minutesPerSet * sets, basis: .setsAlone, effort: rating)
    }
    guard let usual = loads[session.activity.position].median else { return Estimate(load: nil, basis: .unrated) }
    return Estimate(load: usual, basis: .usualLoad)
  }

  private func timed(_ session: TrainingSession, minutes: Double, kind: RunKind?) -> Estimate {
    if let effort = session.effort?.value { return Self.product(effort, minutes, .effort) }
    if session.activity == .lift {
      if let effort = bests.effort(of: session.liftSets) { return Self.product(effort, minutes, .sets) }
    } else {
      if let load = zoneLoad(session) { return Estimate(load: load, basis: .zones) }
      if let impulse = impulse(session) {
        let factor = impulses.median(ofAtLeast: PlannerConstants.ratedNeeded) ?? PlannerConstants.auPerImpulse
        return Estimate(load: factor * impulse, basis: .heartRate)
      }
    }
    if let usual = efforts.usual(session, kind: kind) { return Self.product(usual, minutes, .usualEffort) }
    return Self.product(OwnEfforts.standard(session, kind: kind), minutes, .standardEffort)
  }

  private static func product(_ effort: Double, _ minutes: Double, _ basis: LoadBasis) -> Estimate {
    Estimate(load: effort * minutes, basis: basis, effort: effort)
  }

  private func zoneLoad(_ session: TrainingSession) -> Double? {
    guard let zones = session.hrZoneSeconds, zones.count == 5 else { return nil }
    let points = HeartRateLoad.zonePoints(seconds: zones)
    return points > 0 ? PlannerConstants.auPerZonePoint * points : nil
  }

  private func impulse(_ session: TrainingSession) -> Double? {
    guard let minutes = session.minutes, let mean = session.avgHeartRate, let resting = athlete.restingHeartRate,
      let max = athlete.maxHeartRate, let sex = athlete.sex
    else { return nil }
    return HeartRateLoad.impulse(minutes: minutes, mean: mean, resting: resting, max: max, sex: sex)
      .flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func learn(_ session: TrainingSession, kind: RunKind?, estimate: Estimate) {
    let day = session.day.number
    if let effort = session.effort?.value { efforts.add(effort, session, kind: kind) }
    if estimate.basis == .effort, session.activity != .lift, let load = estimate.load, let impulse = impulse(session) {
      impulses.add(load / impulse, on: day)
    }
    if let load = estimate.load, estimate.basis != .usualLoad {
      loads[session.activity.position].add(load, on: day)
    }
  }
}

extension SessionActivity {
  /// A position in an array of three.
  var position: Int {
    switch self {
    case .run: 0
    case .lift: 1
    case .other: 2
    }
  }
}
