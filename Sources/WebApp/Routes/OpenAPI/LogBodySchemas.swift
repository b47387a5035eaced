/// The schemas of what is sent to change the log, or to enter what was done.
enum LogBodySchemas {
  static let all: [String: SchemaValue] = [
    "WorkoutEdits": object(["edits": ["type": "array", "items": ["anyOf": .array(edits)]]], required: ["edits"]),
    "SessionChange": object(change, required: []),
    "EnteredSession": object(
      change.merging(["activity": ["enum": ["run", "lift", "other"]]]) { first, _ in first },
      required: ["activity", "day", "minutes"]),
    "EnteredWorkout": object(
      [
        "clock": clock, "day": ObjectSchema.Kind.day.value, "effort": orNull(number(1, 10)),
        "minutes": number(0, 20_160), "notes": orNull(text), "routine": ulid,
      ], required: ["clock", "day", "minutes", "routine"]),
    "LogUndo": object(
      [
        "undo": object(
          ["after": text, "before": text, "id": ulid, "kind": ["enum": ["workout", "session"]]],
          required: ["after", "before", "id", "kind"])
      ], required: ["undo"]),
  ]

  private static let change: [String: SchemaValue] = [
    "clock": orNull(clock), "day": orNull(ObjectSchema.Kind.day.value), "effort": orNull(number(1, 10)),
    "kilometres": orNull(number(0.01, 10_000)), "miles": orNull(number(0.005, 6213)),
    "minutes": orNull(number(0.1, 20_160)), "name": orNull(text), "notes": orNull(text),
    "runKind": orNull(["enum": ["recovery", "easy", "long", "tempo", "intervals", "sprints", "race"]]),
  ]

  private static let edits: [SchemaValue] = [
    edit("workout", ["values": object(workout, required: [])], required: ["values"]),
    edit(
      "changeSet", ["exercise": ulid, "set": text, "values": object(set, required: [])],
      required: ["exercise", "set", "values"]),
    edit("addSet", ["exercise": ulid, "values": object(set, required: [])], required: ["exercise", "values"]),
    edit("removeSet", ["exercise": ulid, "set": text], required: ["exercise", "set"]),
    edit(
      "move", ["exercise": ulid, "to": ["enum": ["notStarted", "inProgress", "completed", "skipped"]]],
      required: ["exercise", "to"]),
    edit("note", ["exercise": ulid, "notes": orNull(text)], required: ["exercise"]),
    edit("addExercise", ["values": exercise], required: ["values"]),
    edit("removeExercise", ["exercise": ulid], required: ["exercise"]),
  ]

  private static let workout: [String: SchemaValue] = [
    "day": orNull(ObjectSchema.Kind.day.value), "effort": orNull(number(1, 10)), "from": orNull(clock),
    "name": orNull(text),
    "notes": orNull(text), "to": orNull(clock),
  ]

  private static let set: [String: SchemaValue] = [
    "kind": orNull(["enum": ["warmup", "drop", "failure"]]), "reps": orNull(whole(0, 100_000)),
    "rpe": orNull(number(1, 10)), "seconds": orNull(whole(0, 1_209_600)), "weight": orNull(number(-100_000, 100_000)),
  ]

  private static let exercise = object(
    [
      "loadType": whole(0, 2), "name": text, "reps": whole(0, 100_000), "seconds": whole(0, 1_209_600),
      "sets": whole(1, 50), "weight": number(-100_000, 100_000),
    ], required: ["loadType", "name", "sets"])

  private static let text: SchemaValue = ["type": "string"]
  private static let ulid = ObjectSchema.Kind.ulid.value
  private static let clock: SchemaValue = ["type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"]

  private static func edit(_ name: String, _ properties: [String: SchemaValue], required: [SchemaValue]) -> SchemaValue
  {
    object(properties.merging(["do": ["enum": [.text(name)]]]) { first, _ in first }, required: ["do"] + required)
  }

  private static func number(_ low: Double, _ high: Double) -> SchemaValue {
    ["type": "number", "minimum": .number(low), "maximum": .number(high)]
  }

  private static func whole(_ low: Double, _ high: Double) -> SchemaValue {
    ["type": "integer", "minimum": .number(low), "maximum": .number(high)]
  }

  private static func object(_ properties: [String: SchemaValue], required: [SchemaValue]) -> SchemaValue {
    ["type": "object", "required": .array(required), "properties": .object(properties)]
  }

  private static func orNull(_ schema: SchemaValue) -> SchemaValue { ["anyOf": [schema, ["type": "null"]]] }
}
