import CanonicalJSON
import struct TrainingModel.Instant

extension JSONText {
  /// The record in a full stub: its members without the stub's own; nil where the stub is minimal.
  func record(ofKind kind: String) -> [UInt8]? {
    guard var members = try? root.object().unclaimed(), members["schemaVersion"] != nil else { return nil }
    members["deletedAt"] = nil
    members["restoredAt"] = nil
    if members["imported"]?.bytes == Array("true".utf8) { members["imported"] = nil }
    if members["kind"]?.bytes == Array("\"\(kind)\"".utf8) { members["kind"] = nil }
    var writer = JSONWriter()
    writer.object(members) { _ in }
    return writer.bytes
  }

  /// This object with another `updatedAt`, and every other member to the digit.
  func stamped(_ updatedAt: Instant) -> [UInt8]? {
    guard var members = try? root.object().unclaimed() else { return nil }
    members["updatedAt"] = nil
    var writer = JSONWriter()
    writer.object(members) { $0.member("updatedAt", updatedAt) }
    return writer.bytes
  }
}
