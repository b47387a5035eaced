import CanonicalJSON

/// A value of a merged document before it is written.
enum Lowered {
  case node(JSONNode)
  case text([UInt8])
  case moment(Instant)
  case whole(Int64)
  case moments(NameMap<Instant>)
  case object(NameMap<Lowered>)
  case list([Lowered])

  func write(to writer: inout JSONWriter) {
    switch self {
    case .node(let node): writer.copy(node)
    case .text(let text): writer.string(String(decoding: text, as: UTF8.self))
    case .moment(let moment): moment.write(to: &writer)
    case .whole(let number): writer.int64(number)
    case .moments(let moments):
      writer.object { writer in
        for entry in moments.entries { writer.dynamicMember(entry.name) { entry.value.write(to: &$0) } }
      }
    case .object(let members):
      writer.object { writer in
        for entry in members.entries { writer.dynamicMember(entry.name) { entry.value.write(to: &$0) } }
      }
    case .list(let elements): writer.array(count: elements.count) { elements[$1].write(to: &$0) }
    }
  }
}

extension NameMap<Lowered> {
  mutating func set(_ name: StaticString, _ value: Lowered?) { self[Array(name)] = value }

  /// Adds the fields, and the stamps of those that differ from `time` or that nothing else says the absence of.
  mutating func add(_ fields: Fields, time: Instant, rules: FieldRules) {
    for field in fields.entries {
      if let node = field.value.content.node { self[field.name] = .node(node) }
    }
    let stamps = fields.compactMap { name, field -> Instant? in
      let speaks = field.time != time || field.content.node == nil && rules.needsStamp(name, in: fields)
      return speaks ? field.time : nil
    }
    if !stamps.isEmpty { set("fieldUpdatedAt", .moments(stamps)) }
  }
}
