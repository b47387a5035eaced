/// The schemas of bodies that are no documents.
enum BodySchemas {
  static let all: [String: SchemaValue] = [
    "LiftingAnswer": [
      "type": "object", "required": ["answer"],
      "properties": [
        "answer": orNull(["enum": ["today", "skip", "tomorrow"]]), "day": orNull(ObjectSchema.Kind.day.value),
      ],
    ],
    "ReadinessAnswer": [
      "type": "object", "required": ["percent"],
      "properties": [
        "day": orNull(ObjectSchema.Kind.day.value),
        "percent": orNull(["type": "integer", "minimum": 0, "maximum": 100]),
        "reason": orNull([
          "enum": ["heavyLegs", "sore", "sleptBadly", "stressed", "ill", "travelling", "other"]
        ]),
      ],
    ],
    "SleepAnswer": [
      "type": "object", "required": ["minutes"],
      "properties": [
        "day": orNull(ObjectSchema.Kind.day.value),
        "minutes": orNull(["type": "integer", "minimum": 0, "maximum": 1440]),
      ],
    ],
    "LoggedRun": session, "LoggedSession": session,
    "Rating": object(
      ["effort": orNull(number(1, 10)), "id": ObjectSchema.Kind.ulid.value], required: ["effort", "id"]),
    "Settings": object(
      [
        "clock": text, "countdownSeconds": ["type": "integer", "minimum": 0, "maximum": 60],
        "distanceUnit": ["enum": ["km", "mi"]], "restSeconds": ["type": "integer", "minimum": 0, "maximum": 3600],
        "sounds": ["type": "boolean"], "weightUnit": ["enum": ["kg", "lb"]],
      ], required: []),
    "PairingTry": object(["code": text, "name": text], required: ["code", "name"]),
    "PairingWish": object(["role": ["enum": ["phone", "desktop", "watch"]]], required: ["role"]),
  ]

  private static let text: SchemaValue = ["type": "string"]

  private static let session = object(
    [
      "activity": orNull(["enum": ["run", "lift", "other"]]), "effort": orNull(number(1, 10)),
      "id": orNull(ObjectSchema.Kind.ulid.value), "kilometres": orNull(number(0, 10_000)),
      "kind": orNull(["enum": ["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"]]),
      "minutes": ["type": "number", "exclusiveMinimum": 0, "maximum": 20160], "name": orNull(text),
      "notes": orNull(text), "start": orNull(text),
    ], required: ["minutes"])

  private static func number(_ low: Double, _ high: Double) -> SchemaValue {
    ["type": "number", "minimum": .number(low), "maximum": .number(high)]
  }

  private static func object(_ properties: [String: SchemaValue], required: [SchemaValue]) -> SchemaValue {
    ["type": "object", "required": .array(required), "properties": .object(properties)]
  }

  private static func orNull(_ schema: SchemaValue) -> SchemaValue { ["anyOf": [schema, ["type": "null"]]] }
}
