public import CanonicalJSON

/// What was measured over a whole workout.
public struct WorkoutMetrics: Hashable, Sendable {
  /// Active energy in kilocalories.
  public var activeEnergyKcal: Double?
  /// Mean heart rate in beats a minute.
  public var avgHeartRate: Double?
  /// Highest heart rate in beats a minute.
  public var maxHeartRate: Double?
  /// Lowest heart rate in beats a minute.
  public var minHeartRate: Double?
  /// Repetitions times weight over all weighted sets, in the unit that the device showed.
  public var totalVolume: Double?
  /// Seconds in each of five heart-rate zones, low to high.
  public var hrZoneSeconds: [Double]?
  /// Set once the workout stands in the phone's health store, so that it is written there once.
  public var healthKitWorkoutUUID: String?
  /// Where the numbers come from.
  public var source: MetricSource
  /// When they were recorded.
  public var recordedAt: Instant
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// Metrics without numbers.
  public init(source: MetricSource, recordedAt: Instant) {
    self.source = source
    self.recordedAt = recordedAt
  }
}

extension WorkoutMetrics: JSONObjectValue {
  /// Reads the metrics.
  public init(json: inout JSONObject) throws(JSONError) {
    activeEnergyKcal = try json.optional("activeEnergyKcal")
    avgHeartRate = try json.optional("avgHeartRate")
    healthKitWorkoutUUID = try json.optional("healthKitWorkoutUUID")
    hrZoneSeconds = try json.zoneSeconds("hrZoneSeconds")
    maxHeartRate = try json.optional("maxHeartRate")
    minHeartRate = try json.optional("minHeartRate")
    recordedAt = try json.value("recordedAt")
    source = try json.value("source")
    totalVolume = try json.optional("totalVolume")
    unknown = json.unclaimed()
  }

  /// Writes the metrics.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("activeEnergyKcal", activeEnergyKcal)
      writer.member("avgHeartRate", avgHeartRate)
      writer.member("healthKitWorkoutUUID", healthKitWorkoutUUID)
      writer.member("hrZoneSeconds", hrZoneSeconds)
      writer.member("maxHeartRate", maxHeartRate)
      writer.member("minHeartRate", minHeartRate)
      writer.member("recordedAt", recordedAt)
      writer.member("source", source)
      writer.member("totalVolume", totalVolume)
    }
  }
}

extension JSONObject {
  /// Seconds in each of five heart-rate zones; another count or a negative number is refused.
  mutating func zoneSeconds(_ key: StaticString) throws(JSONError) -> [Double]? {
    let zones: [Double]? = try optionalValues(key)
    guard let zones else { return nil }
    guard zones.count == 5, zones.allSatisfy({ $0 >= 0 }) else {
      throw node(key)?.error(.outOfRange) ?? node.error(.wrongType)
    }
    return zones
  }
}
