/// Five heart-rate zones.
public struct HeartRateZones: Hashable, Sendable {
  /// The lower limits of the zones in beats a minute, ascending. The fifth zone has no upper one.
  public let limits: [Double]

  /// The zones that begin at 50, 60, 70, 80 and 90 % of a maximum heart rate. The limits are our own choice, as most
  /// watches have them.
  public init(maximum: HeartRate) { limits = (5...9).map { Double($0) * maximum.value / 10 } }

  /// The zone of a heart rate, 0…4; nil below the first.
  public func zone(of rate: HeartRate) -> Int? { limits.lastIndex { $0 <= rate.value } }
}
