public import TrainingModel

/// A moment, and the clock on the wall at it.
public struct Moment: Sendable {
  /// The moment.
  public let now: Instant
  /// The rules of the zones that records name, the home zone's first.
  public let zones: KnownZones

  /// A moment.
  public init(now: Instant, zones: KnownZones) { (self.now, self.zones) = (now, zones) }

  /// The zone that days and wall-clock times are in.
  public var zone: ZoneRules { zones.home }
  /// What the clock on the wall shows.
  public var local: LocalTime { zone.localTime(at: now) }
  /// The day on the wall.
  public var today: Day { local.day }
}
