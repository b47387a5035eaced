public import TrainingModel

/// Where the load of a session comes from, best first.
public enum LoadBasis: String, NamedCase {
  /// Her rating times minutes. Foster 2001.
  case effort
  /// A run's minutes in heart-rate zones. Edwards 1993.
  case zones
  /// A run's mean heart rate. Banister 1991.
  case heartRate
  /// A lift's sets, which estimate the rating, times minutes.
  case sets
  /// Her usual rating of that sport and kind, times minutes.
  case usualEffort
  /// A standard rating of that sport and kind, times minutes.
  case standardEffort
  /// A lift's sets, which estimate rating and minutes.
  case setsAlone
  /// Her usual load of that sport; only that it happened is known.
  case usualLoad
  /// Nothing to go by.
  case unrated
}
