import CanonicalJSON

/// A JSON value that is put together piece by piece; objects are written in the order of their names.
indirect enum SchemaValue: Sendable {
  case object([String: SchemaValue])
  case array([SchemaValue])
  case text(String)
  case whole(Int64)
  case number(Double)
  case flag(Bool)
  case raw(RawJSON)

  /// The schema of that name among the components.
  static func reference(_ name: String) -> SchemaValue { ["$ref": .text("#/components/schemas/\(name)")] }

  /// The value that is written in `text`; an empty schema where that is none.
  static func parsed(_ text: String) -> SchemaValue {
    (try? RawJSON(parsing: Array(text.utf8))).map { .raw($0) } ?? [:]
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      writer.object { writer in
        for (name, value) in sorted { writer.dynamicMember(name) { value.write(to: &$0) } }
      }
    case .array(let values): writer.array(count: values.count) { values[$1].write(to: &$0) }
    case .text(let text): writer.string(text)
    case .whole(let number): writer.int64(number)
    case .number(let number): writer.double(number)
    case .flag(let flag): writer.bool(flag)
    case .raw(let text): writer.raw(text)
    }
  }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(Dictionary(elements) { first, _ in first })
  }
}

extension SchemaValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
}

extension SchemaValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension SchemaValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64) { self = .whole(value) }
}

extension SchemaValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
}
