import CanonicalJSON

/// What was measured over a workout: a measurement before an estimate, then what was recorded later, then the greater
/// bytes. The health store's key is kept from any copy, so that the workout is written there once.
struct MetricsState {
  /// The members but the health store's key, ascending.
  var members: [JSONMember]
  var isMeasured: Bool
  var recordedAt: Instant
  /// The greatest of the keys; nil: none.
  var healthKey: [UInt8]?

  static let healthKeyName: [UInt8] = Array("healthKitWorkoutUUID")

  init(_ node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let key: String? = try object.optional("healthKitWorkoutUUID")
    recordedAt = try object.value("recordedAt")
    let source: String = try object.value("source")
    (isMeasured, healthKey) = (source == MetricSource.watch.rawValue, key.map { Array($0.utf8) })
    if healthKey?.isEmpty == true { healthKey = nil }
    members = try node.members().filter { $0.name != Self.healthKeyName }
  }

  func joined(_ other: MetricsState?) -> MetricsState {
    guard let other else { return self }
    var joined = relation(to: other) >= 0 ? self : other
    joined.healthKey = Self.greater(healthKey, other.healthKey)
    return joined
  }

  /// Moves the moment of the recording.
  mutating func setRecorded(at moment: Instant) {
    guard let place = members.firstIndex(where: { $0.name == Array("recordedAt".utf8) }) else { return }
    members[place].value = JSONNode(string: Array(moment.iso8601.utf8))
    recordedAt = moment
  }

  func relation(to other: MetricsState) -> Int {
    if isMeasured != other.isMeasured { return isMeasured ? 1 : -1 }
    if recordedAt != other.recordedAt { return recordedAt < other.recordedAt ? -1 : 1 }
    return byteOrder(compact, other.compact)
  }

  var compact: [UInt8] {
    var bytes: [UInt8] = []
    JSONMember.appendCompact(members, to: &bytes)
    return bytes
  }

  private static func greater(_ left: [UInt8]?, _ right: [UInt8]?) -> [UInt8]? {
    guard let left, let right else { return left ?? right }
    return byteOrder(left, right) >= 0 ? left : right
  }
}
