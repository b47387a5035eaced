public import CanonicalJSON
public import TrainingModel

/// What the heart-rate load formula needs to know of her.
public struct AthleteTraits: Hashable, Sendable {
  /// Maximum heart rate; nil: not known.
  public var maxHeartRate: HeartRate?
  /// Resting heart rate; nil: not known.
  public var restingHeartRate: HeartRate?
  /// The sex whose constants apply; nil: not known.
  public var sex: Sex?

  /// An athlete of whom nothing is known.
  public init() {}

  /// What a document says.
  public init(_ athlete: AthleteDocument) {
    (maxHeartRate, restingHeartRate, sex) = (athlete.maxHeartRate, athlete.restingHeartRate, athlete.sex)
  }
}

extension AthleteTraits: JSONObjectValue {
  /// Reads the traits.
  public init(json: inout JSONObject) throws(JSONError) {
    maxHeartRate = try json.optional("maxHeartRate")
    restingHeartRate = try json.optional("restingHeartRate")
    sex = try json.optional("sex")
  }

  /// Writes the traits.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("maxHeartRate", maxHeartRate)
      writer.member("restingHeartRate", restingHeartRate)
      writer.member("sex", sex)
    }
  }
}
