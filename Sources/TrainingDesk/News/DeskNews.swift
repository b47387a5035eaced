public import SyncEngine
public import TrainingModel

/// What a screen that is open wants to hear of.
public enum DeskNews: Hashable, Sendable {
  /// Records changed, here or elsewhere.
  case changed([DocumentName])
  /// How the folder stands now.
  case status(EngineStatus)
  /// A new day began by the athlete's clock.
  case day(Day)
  /// This device's settings changed.
  case settings
  /// Nothing happened; the line is open.
  case beat
  /// More happened than was listened to: everything may have changed.
  case everything
}
