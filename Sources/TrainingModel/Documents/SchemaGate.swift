import CanonicalJSON

extension JSONObject {
  /// Claims `schemaVersion` and refuses one below 1 or above `current`.
  mutating func schemaVersion(upTo current: Int64) throws(JSONError) -> Int64 {
    try int("schemaVersion", in: 1...current)
  }
}
