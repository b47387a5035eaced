public import TrainingModel

/// The taper: her running falls over thirteen days to half, exponentially. Bosquet 2007.
public enum Taper {
  /// `baseline` scaled for `daysLeft` days before the race: all of it at 13, half at 0. The value at 0 is defined and
  /// never read.
  public static func target(of baseline: Load, daysLeft: Int64) -> Load { baseline * factor(daysLeft) }

  /// The factor on her running `daysLeft` days before a race, 13…1; 1 on race day and before the taper.
  public static func scale(daysLeft: Int64) -> Double {
    (1...PlannerConstants.taperStart).contains(daysLeft) ? factor(daysLeft) : 1
  }

  private static func factor(_ daysLeft: Int64) -> Double {
    Arithmetic.exp(PlannerConstants.taperDecay * Double(daysLeft - PlannerConstants.taperStart))
  }
}
