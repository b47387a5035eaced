public import TrainingDesk

/// What the app is given.
public struct WebAppSetup: Sendable {
  /// The desk at which the records lie.
  public let desk: TrainingDesk
  /// What the gate goes by.
  public let gate: GateSetup
  /// The port on which the server listens.
  public let port: ListeningPort
  /// The devices that are paired; nil: there is no place for their list, so none can be.
  public let devices: DeviceRegister?
  /// The files of the screens; nil: the app is an interface for programs alone.
  public let assets: AssetFolder?
  /// Waits so long; wrong tries at a code are slowed by it.
  public let pause: @Sendable (Duration) async -> Void

  /// What the app is given.
  public init(
    desk: TrainingDesk, gate: GateSetup, port: ListeningPort, devices: DeviceRegister?,
    assets: AssetFolder?, pause: @escaping @Sendable (Duration) async -> Void
  ) {
    (self.desk, self.gate, self.port, self.devices) = (desk, gate, port, devices)
    (self.assets, self.pause) = (assets, pause)
  }
}
