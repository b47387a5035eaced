import Planner
import TrainingModel

/// What the rules say of a race's shape.
struct HandRace {
  var day: Int
  var lastDay: Int
  /// Minutes that her longest run should reach; nil: nothing is known of it.
  var need: Double?
  var recovery: Int
  /// From so many days before it on no long run is over 90 minutes.
  var shortLongRuns: Int
  var longestRun: Double
  /// Tempo : intervals : sprints.
  var ratio: [Double]

  init(_ race: Race) {
    let kilometres = race.shape.kilometres?.value ?? 10 * (race.shape.hours ?? 0)
    switch (race.shape.kind, kilometres) {
    case (.fixedLength, ...7.5): self.init(45, 2, 4, [1, 2, 1])
    case (.fixedLength, ...15): self.init(60, 4, 4, [1, 2, 1])
    case (.fixedLength, ...30): self.init(105, 10, 6, [2, 1, 0])
    case (.fixedLength, ...45): self.init(150, 21, 9, [3, 1, 0])
    case (.fixedLength, _), (.timed, _), (.backyard, _), (.stage, _): self.init(180, 28, 9, [1, 0, 0], longest: 180)
    case (.mixed, _): self.init(60, 4, 6, [1, 2, 1])
    case (.multisport, _), (.other, _): self.init(nil, 4, 9, [1, 1, 1])
    }
    (day, lastDay) = (Int(race.day.number), Int(race.lastDay.number))
  }

  private init(
    _ need: Double?, _ recovery: Int, _ shortLongRuns: Int, _ ratio: [Double], longest: Double = 150
  ) {
    (day, lastDay, self.need, self.recovery, self.shortLongRuns) = (0, 0, need, recovery, shortLongRuns)
    (longestRun, self.ratio) = (longest, ratio)
  }
}
