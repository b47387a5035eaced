public import TrainingModel

/// A device that was paired.
public struct PairedDevice: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  public let id: String
  /// As it was named when it was paired.
  public let name: String
  /// What it may do.
  public let role: DeviceRole
  /// When it was paired.
  public let pairedAt: Instant
  /// When it last asked for something, to about ten minutes.
  public internal(set) var lastSeenAt: Instant
}
