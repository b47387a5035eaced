import CanonicalJSON
public import TrainingModel

/// What the day's screen is about.
public enum DaySurface: String, NamedCase {
  /// Nothing was ever recorded: the screen says what to do first.
  case firstUse
  /// A run is suggested and not yet done.
  case suggestion
  /// She ran today.
  case completed
  /// No run today, and that is the answer.
  case noRun
  /// Today is her race.
  case raceDay
}
