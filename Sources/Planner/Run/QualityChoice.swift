import TrainingModel

/// Which kind of hard work is furthest behind what the race asks for.
enum QualityChoice {
  /// The kind to do, and how many of it and of all she did in 28 days; nil where none is allowed. Ties: tempo,
  /// intervals, sprints.
  static func kind(_ allowed: KindSet, _ situation: DaySituation) -> (kind: RunKind, done: Int, all: Int)? {
    let runs = situation.ledger.runs.ofDays(PlannerConstants.qualityRatioDays, before: situation.day)
    let ratio = RaceDemand.qualityRatio(situation.race?.demand)
    let kinds: [(kind: RunKind, part: Int)] = [
      (.tempo, ratio.tempo), (.intervals, ratio.intervals), (.sprints, ratio.sprints),
    ]
    let parts = kinds.reduce(0) { $0 + $1.part }
    let all = runs.count { $0.kind.isQuality }
    var best: (kind: RunKind, done: Int, all: Int)?
    var behind = Int.min
    for (kind, part) in kinds where part > 0 && allowed.contains(kind) {
      let done = runs.count { $0.kind == kind }
      let missing = part * (all + 1) - parts * done
      if missing > behind { (best, behind) = ((kind, done, all), missing) }
    }
    return best
  }

  /// Of the gentler kinds of hard work the one that is furthest behind; nil where none is allowed.
  static func gentler(than kind: RunKind, _ allowed: KindSet, _ situation: DaySituation) -> RunKind? {
    let gentler = KindSet(allowed.kinds.filter { $0 < kind })
    return self.kind(gentler, situation)?.kind
  }
}
