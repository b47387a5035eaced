import Planner
import TrainingModel

/// What her running figures mean.
enum RunningWords {
  /// Where what she holds comes from.
  static func holding(_ figures: PlanFigures) -> String {
    let from =
      (figures.ordinaryWeeks ?? 0) >= 4
      ? "what one in three of your ordinary weeks reaches" : "the last 28 days, over four"
    return figures.scale < 1 ? from + ", as the taper began" : from
  }

  /// Where the most of seven days comes from.
  static func ceiling(_ figures: PlanFigures) -> String {
    if figures.scale < 1 { return "in the taper, \(NumberWords.whole(figures.scale * 100)) % of what you hold" }
    guard let ceiling = figures.ceiling, let fitness = figures.fitness, ceiling.value <= fitness.value * 1.11 else {
      return "three short easy runs are always open"
    }
    return (figures.comeback ?? 1) < 1 ? "less than usual on the way back" : "a tenth more than you hold"
  }
}
