import CanonicalJSON
import Foundation

@testable import DocumentFolder

/// A small joiner with the properties that the store relies on: the same bytes in either order and grouping, and nothing
/// new from joining twice. A document of the tests has `sets`, which are united, `removed`, which win over them, and a
/// `note`, of which the later one stays.
struct SetJoiner: DocumentJoiner {
  /// A document of the tests, taken apart.
  struct State: Equatable {
    var id: String
    var version: Int
    var sets: Set<String>
    var removed: Set<String>
    var note: String
    var noteAt: String
    var updatedAt: String

    init(id: String) {
      (self.id, version, sets, removed, note, noteAt, updatedAt) = (id, 5, [], [], "", "", "")
    }

    init?(_ bytes: [UInt8]) {
      guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        object["refuse"] == nil, let id = object["id"] as? String, let version = object["schemaVersion"] as? Int
      else { return nil }
      (self.id, self.version) = (id, version)
      sets = Set(object["sets"] as? [String] ?? [])
      removed = Set(object["removed"] as? [String] ?? [])
      note = object["note"] as? String ?? ""
      updatedAt = object["updatedAt"] as? String ?? ""
      noteAt = object["noteAt"] as? String ?? updatedAt
    }

    mutating func join(_ other: State) {
      version = max(version, other.version)
      removed.formUnion(other.removed)
      sets = sets.union(other.sets).subtracting(removed)
      if (noteAt, note) < (other.noteAt, other.note) { (noteAt, note) = (other.noteAt, other.note) }
      updatedAt = max(updatedAt, other.updatedAt)
    }

    var bytes: [UInt8] {
      func list(_ values: Set<String>) -> String { values.sorted().map { "\"\($0)\"" }.joined(separator: ",") }
      let text = """
        {"id":"\(id)","note":"\(note)","noteAt":"\(noteAt)","removed":[\(list(removed))],"schemaVersion":\(version),\
        "sets":[\(list(sets))],"updatedAt":"\(updatedAt)"}
        """
      return (try? RawJSON(parsing: Array(text.utf8)).bytes) ?? []
    }
  }

  func join(kind: String, _ a: [UInt8], _ b: [UInt8]) throws(JoinRefusal) -> [UInt8] {
    guard var left = State(a), let right = State(b), left.id == right.id else {
      throw JoinRefusal(sentence: "They are not of one document.")
    }
    left.join(right)
    return left.bytes
  }

  func edit(kind: String, before: [UInt8], after: [UInt8]) throws(JoinRefusal) -> [UInt8] {
    guard let old = State(before), var new = State(after), old.id == new.id else {
      throw JoinRefusal(sentence: "They are not of one document.")
    }
    new.removed.formUnion(old.removed.union(old.sets.subtracting(new.sets)))
    if new.note == old.note { new.noteAt = old.noteAt } else { new.noteAt = new.updatedAt }
    return new.bytes
  }

  func adds(kind: String, _ joined: [UInt8], to disk: [UInt8]) -> Bool {
    guard let new = State(joined), let old = State(disk) else { return true }
    return !new.sets.isSubset(of: old.sets) || new.note != old.note
  }
}
