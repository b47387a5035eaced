/// How long observers wait.
public struct ObserverTimes: Hashable, Sendable {
  /// Silence after which changes are told: a sync service removes, renames and touches one file in quick succession.
  public var quiet: Duration = .milliseconds(300)
  /// How long changes are held back when there is no silence.
  public var longestWait: Duration = .seconds(2)
  /// Between two looks of an observer that polls. It grows to twenty times what a look takes.
  public var pollInterval: Duration = .seconds(3)
  /// Between two looks for a folder that has gone.
  public var returnInterval: Duration = .seconds(2)
  /// Between two looks whether the path still leads to the folder that is watched.
  public var rootInterval: Duration = .seconds(30)
  /// Between two scans of the whole folder, in case something was missed.
  public var scanInterval: Duration

  /// The usual times. `scanJitter`, −1…1 and clamped to it, moves the hourly scan by up to a quarter, so that devices
  /// which started together do not scan together.
  public init(scanJitter: Double) {
    scanInterval = .seconds(3600 * (1 + 0.25 * min(1, max(-1, scanJitter))))
  }
}
