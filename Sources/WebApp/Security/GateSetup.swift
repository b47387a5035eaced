/// What the gate goes by.
public struct GateSetup: Hashable, Sendable {
  /// Names other than those of this machine to itself under which it may be asked for: `loadbook.home`, by any port;
  /// `192.168.1.5:8443`, by this one. What comes by such a name needs pairing.
  public var hosts: [String]
  /// What a device may do that sits at this machine and is not paired.
  public var localRole: DeviceRole
  /// Where other devices reach this app, for the picture of the code: `https://192.168.1.5:8443`; nil: nowhere.
  public var publicAddress: String?

  /// What the gate goes by.
  public init(hosts: [String] = [], localRole: DeviceRole = .phone, publicAddress: String? = nil) {
    (self.hosts, self.localRole, self.publicAddress) = (hosts, localRole, publicAddress)
  }
}
