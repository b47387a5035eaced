public import CanonicalJSON

/// Identifiers that were removed and when: a JSON object of ULIDs and dates, kept in ULID order.
public struct DeletionStamps: Hashable, Sendable {
  /// The stamps in the order of their identifiers.
  public private(set) var entries: [Entry] = []

  /// One removal.
  public struct Entry: Hashable, Sendable {
    /// What was removed.
    public var id: ULID
    /// When.
    public var deletedAt: Instant
  }

  /// No removals.
  public init() {}

  /// Whether nothing was removed.
  public var isEmpty: Bool { entries.isEmpty }

  /// When `id` was removed; nil: it was not.
  public subscript(id: ULID) -> Instant? {
    get { entries.first { $0.id == id }?.deletedAt }
    set {
      entries.removeAll { $0.id == id }
      guard let newValue else { return }
      let index = entries.firstIndex { id < $0.id } ?? entries.count
      entries.insert(Entry(id: id, deletedAt: newValue), at: index)
    }
  }

  /// Forgets the removals whose stamp satisfies `condition`.
  public mutating func removeAll(where condition: (Instant) -> Bool) { entries.removeAll { condition($0.deletedAt) } }
}

extension DeletionStamps: JSONObjectValue {
  /// Reads an object whose every key is a ULID.
  public init(json: inout JSONObject) throws(JSONError) {
    for member in json.members() {
      guard let id = ULID(member.key) else { throw member.node.error(.invalidText) }
      self[id] = try Instant(json: member.node)
    }
  }

  /// Writes the removals in the order of their identifiers.
  public func write(to writer: inout JSONWriter) {
    writer.object(UnknownMembers()) { writer in
      for entry in entries { writer.dynamicMember(entry.id.text) { entry.deletedAt.write(to: &$0) } }
    }
  }
}
