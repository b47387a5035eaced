import Synchronization
public import TrainingModel

/// The rules of the zones that records name, each read once.
public final class KnownZones: Sendable {
  /// The zone of the home clock.
  public let home: ZoneRules
  private let read: @Sendable (Zone) -> ZoneRules?
  private let known = Mutex<[Zone: ZoneRules]>([:])

  /// Zones whose rules `read` gives; nil where this machine does not know one.
  public init(home: ZoneRules, read: @escaping @Sendable (Zone) -> ZoneRules?) { (self.home, self.read) = (home, read) }

  /// The rules of `zone`; the home zone's where it is nil or unknown to this machine.
  public func rules(_ zone: Zone?) -> ZoneRules {
    guard let zone, zone != home.zone else { return home }
    if let rules = known.withLock({ $0[zone] }) { return rules }
    let rules = read(zone) ?? home
    known.withLock { $0[zone] = rules }
    return rules
  }
}
