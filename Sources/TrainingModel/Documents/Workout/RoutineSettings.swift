/// What a routine says about how a workout of it runs; a workout keeps its own copy from the start.
public protocol RoutineSettings {
  /// The raw value of a `WorkoutActivityType`; one of a newer version is kept; nil: traditional strength.
  var activityTypeCode: Int64? { get }
  /// Rest between sets in seconds; nil: the device's setting.
  var restSeconds: Int64? { get }
  /// Whether finishing an exercise rests and then goes on by itself; nil: no.
  var autoAdvance: Bool? { get }
  /// Target heart rate in beats a minute; nil: none.
  var targetHeartRate: Int64? { get }
}

extension RoutineSettings {
  /// The kind of training; traditional strength where none is set, nil for a code of a newer version.
  public var activityType: WorkoutActivityType? {
    guard let activityTypeCode else { return .traditionalStrength }
    return WorkoutActivityType(rawValue: activityTypeCode)
  }

  /// The kind of training to show: traditional strength for a code of a newer version, too.
  public var resolvedActivityType: WorkoutActivityType { activityType ?? .traditionalStrength }

  /// Rest between sets in seconds, `setting` being the device's.
  public func effectiveRest(setting: Int64) -> Int64 { restSeconds ?? setting }

  /// Whether finishing an exercise rests and then goes on by itself.
  public var advancesByItself: Bool { autoAdvance ?? false }

  /// The target heart rate in force. Kinds of training without one keep the stored number and do not use it.
  public var effectiveTargetHeartRate: HeartRate? {
    guard activityType?.supportsHeartRateTarget == true else { return nil }
    return targetHeartRate.map { HeartRate(Double($0)) }
  }
}

extension SplitDocument: RoutineSettings {}

extension WorkoutDocument: RoutineSettings {
  /// Rest after a set of `log` in seconds: the exercise's own, else the workout's, else the device's `setting`.
  public func effectiveRest(after log: WorkoutLogDocument, setting: Int64) -> Int64 {
    log.restSeconds ?? effectiveRest(setting: setting)
  }
}
