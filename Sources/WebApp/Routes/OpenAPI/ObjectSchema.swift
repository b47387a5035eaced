/// The JSON schema of an object whose members are known. Members of newer versions may stand among them.
struct ObjectSchema: Sendable {
  /// What a member may be.
  enum Kind: Sendable {
    case text, ulid, date, day, zone, flag, stamps, namedStamps
    case fixed(String)
    case word([String])
    case whole(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    case wholes(ClosedRange<Int64>)
    case five(ClosedRange<Double>)
    case list(String)
    case object(String)
  }

  struct Member: Sendable {
    let name: String
    let kind: Kind
    let isOptional: Bool

    static func member(_ name: String, _ kind: Kind) -> Member {
      Member(name: name, kind: kind, isOptional: false)
    }

    static func optional(_ name: String, _ kind: Kind) -> Member {
      Member(name: name, kind: kind, isOptional: true)
    }
  }

  /// What FORMAT.md calls it.
  let name: String
  let members: [Member]

  /// What it is called among the components: screens have names like it.
  var component: String { Self.documents.contains(name) ? name + "Document" : Self.part(name) }

  /// The names of the documents.
  static let documents = ["Split", "Workout", "Session", "Day", "Race", "Schedule", "Athlete"]

  /// What an object inside a document is called among the components.
  static func part(_ name: String) -> String { name + "Part" }

  init(_ name: String, _ members: [Member]) { (self.name, self.members) = (name, members) }

  /// Every object that stands in the folder.
  static let all: [ObjectSchema] = [
    .split, .workout, .session, .day, .race, .schedule, .athlete, .exercise, .workoutLog, .setEntry, .machineSetting,
    .workoutMetrics, .suggestedRun, .runStep, .raceShape, .raceCutoff,
  ]

  /// The schema (JSON Schema 2020-12).
  var value: SchemaValue {
    [
      "type": "object",
      "properties": .object(Dictionary(members.map { ($0.name, $0.kind.value) }) { first, _ in first }),
      "required": .array(members.filter { !$0.isOptional }.map { .text($0.name) }),
    ]
  }
}

extension ObjectSchema.Kind {
  /// The schema of a value of this kind.
  var value: SchemaValue {
    switch self {
    case .text: ["type": "string"]
    case .ulid: ["type": "string", "pattern": .text(SchemaPattern.ulid)]
    case .date: ["type": "string", "pattern": .text(SchemaPattern.date)]
    case .day: ["type": "string", "pattern": .text(SchemaPattern.day)]
    case .zone: ["type": "string", "pattern": .text(SchemaPattern.zone)]
    case .flag: ["type": "boolean"]
    case .stamps:
      [
        "type": "object", "propertyNames": ["pattern": .text(SchemaPattern.ulid)],
        "additionalProperties": Self.date.value,
      ]
    case .namedStamps: ["type": "object", "additionalProperties": Self.date.value]
    case .fixed(let word): ["const": .text(word)]
    case .word(let words): ["type": "string", "enum": .array(words.map { .text($0) })]
    case .whole(let range):
      ["type": "integer", "minimum": .whole(range.lowerBound), "maximum": .whole(range.upperBound)]
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .wholes(let range): ["type": "array", "items": Self.whole(range).value]
    case .five(let range): ["type": "array", "items": Self.number(range).value, "minItems": 5, "maxItems": 5]
    case .list(let name): ["type": "array", "items": .reference(ObjectSchema.part(name))]
    case .object(let name): .reference(ObjectSchema.part(name))
    }
  }
}

/// How texts with a form of their own look (ECMA-262 expressions, as JSON Schema wants them).
enum SchemaPattern {
  static let ulid = "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"
  static let day = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  static let date =
    "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?"
    + "(Z|[+-](0[0-9]|1[0-8]):[0-5][0-9])$"
  static let zone = "^(Z|[+-](0[0-9]|1[0-8]):[0-5][0-9]|[A-Za-z][A-Za-z0-9/_+-]{0,63})$"
}
