public import CanonicalJSON

/// When members of an object were changed, or sets taken back: a JSON object of names and dates, kept in the order of
/// the names' bytes. `DocumentMergePlanner.edit` writes them, where they say more than the `updatedAt` beside them.
public struct FieldStamps: Hashable, Sendable {
  /// The stamps in ascending byte order of their names.
  public private(set) var entries: [Entry] = []

  /// One stamp.
  public struct Entry: Hashable, Sendable {
    /// The name as UTF-8, since two names that Swift calls equal can be two.
    public var name: [UInt8]
    /// When.
    public var stamp: Instant
  }

  /// No stamps.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// The stamp of `name`; nil: it has none, and setting nil removes it.
  public subscript(name: String) -> Instant? {
    get { entries.first { $0.name.elementsEqual(name.utf8) }?.stamp }
    set {
      entries.removeAll { $0.name.elementsEqual(name.utf8) }
      guard let newValue else { return }
      let name = Array(name.utf8)
      let index = entries.firstIndex { byteOrder(name, $0.name) < 0 } ?? entries.count
      entries.insert(Entry(name: name, stamp: newValue), at: index)
    }
  }

  /// The latest stamp; nil: there is none.
  public var newest: Instant? { entries.map { $0.stamp }.max() }
}

extension FieldStamps: JSONObjectValue {
  /// Reads an object whose every value is a date.
  public init(json: inout JSONObject) throws(JSONError) {
    for member in try json.node.members() {
      entries.append(Entry(name: member.name, stamp: try Instant(json: member.value)))
    }
  }

  /// Writes the stamps in the order of their names.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for entry in entries { writer.dynamicMember(entry.name) { entry.stamp.write(to: &$0) } }
    }
  }
}
