public import SyncEngine
public import TrainingModel

/// What a desk is given: the folder's engine, and all that the program alone can read.
public struct DeskSetup: Sendable {
  /// The folder, this device's memory of it, and the clock.
  public let engine: EngineSetup
  /// The rules of the zone that this machine is set to: they count where the athlete names none.
  public let machineZone: ZoneRules
  /// The rules of a zone; nil where this machine does not know it.
  public let zoneRules: @Sendable (Zone) -> ZoneRules?
  /// Where this device's settings are kept; nil: nowhere, they are the defaults.
  public let settings: SettingsFile?
  /// A directory outside the folder for files that live as long as one request; nil: there is none.
  public let scratch: String?
  /// A new identifier of that moment.
  public let newID: @Sendable (Instant) -> ULID

  /// What a desk is given.
  public init(
    engine: EngineSetup, machineZone: ZoneRules, zoneRules: @escaping @Sendable (Zone) -> ZoneRules?,
    settings: SettingsFile?, scratch: String?, newID: @escaping @Sendable (Instant) -> ULID
  ) {
    (self.engine, self.machineZone, self.zoneRules) = (engine, machineZone, zoneRules)
    (self.settings, self.scratch, self.newID) = (settings, scratch, newID)
  }
}
