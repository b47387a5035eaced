public import CanonicalJSON
public import Presentation
public import TrainingModel

/// What belongs to this device alone: units shown and timers. Never a document of the folder.
public struct Settings: Hashable, Sendable {
  /// Seconds that a rest may have.
  public static let restRange: ClosedRange<Int64> = 0...3600
  /// Seconds that the countdown may have.
  public static let countdownRange: ClosedRange<Int64> = 0...60

  /// What a bar or a plate may weigh.
  public static let weightRange: ClosedRange<Double> = 0.1...200
  /// How many bars, and how many plates, may be listed.
  public static let maximumWeights = 20

  /// The unit of weights.
  public var weightUnit = WeightUnit.kg
  /// The unit of distances.
  public var distanceUnit = DistanceUnit.km
  /// Rest between sets in seconds where nothing else says it.
  public var restSeconds: Int64 = 45
  /// Seconds of the countdown after the last set.
  public var countdownSeconds: Int64 = 5
  /// How times are shown.
  public var clock = ClockFace.h24
  /// Whether cues are heard.
  public var sounds = true
  /// The weights of the bars at hand, in the unit of weights; the first is the usual one.
  public var bars: [Double]?
  /// The plates at hand, in the unit of weights, heaviest first.
  public var plates: [Double]?
  /// Members of newer versions.
  public var unknown = UnknownMembers()

  /// The settings of a device on which nobody set any.
  public init() {}
}

extension Settings: JSONObjectValue {
  /// Reads the settings. Throws where a member is damaged or out of its range.
  public init(json: inout JSONObject) throws(JSONError) {
    bars = try Self.weights("bars", of: &json)
    clock = try json.optional("clock") ?? .h24
    countdownSeconds = try Self.seconds("countdownSeconds", of: &json, in: Self.countdownRange) ?? 5
    distanceUnit = try json.optional("distanceUnit") ?? .km
    plates = try Self.weights("plates", of: &json)
    restSeconds = try Self.seconds("restSeconds", of: &json, in: Self.restRange) ?? 45
    sounds = try json.optional("sounds") ?? true
    weightUnit = try json.optional("weightUnit") ?? .kg
    unknown = json.unclaimed()
  }

  private static func weights(_ key: StaticString, of json: inout JSONObject) throws(JSONError) -> [Double]? {
    let values: [Double]? = try json.optionalValues(key)
    if let values, values.count > maximumWeights || !values.allSatisfy(weightRange.contains), let node = json.node(key)
    {
      throw node.error(.outOfRange)
    }
    return values
  }

  private static func seconds(_ key: StaticString, of json: inout JSONObject, in range: ClosedRange<Int64>)
    throws(JSONError) -> Int64?
  {
    let value: Int64? = try json.optional(key)
    if let value, !range.contains(value), let node = json.node(key) { throw node.error(.outOfRange) }
    return value
  }

  /// Writes the settings.
  public func write(to writer: inout JSONWriter) {
    writer.object(unknown) { writer in
      writer.member("bars", bars)
      writer.member("clock", clock)
      writer.member("countdownSeconds", countdownSeconds)
      writer.member("distanceUnit", distanceUnit.rawValue)
      writer.member("plates", plates)
      writer.member("restSeconds", restSeconds)
      writer.member("sounds", sounds)
      writer.member("weightUnit", weightUnit)
    }
  }
}
