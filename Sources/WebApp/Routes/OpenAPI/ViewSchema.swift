/// The schema of a screen's answer: an object with members that are always there. What they hold is the screen's own.
struct ViewSchema: Sendable {
  let name: String
  /// The members that every such answer has.
  let required: [String]

  init(_ name: String, _ required: [String]) { (self.name, self.required) = (name, required) }

  var value: SchemaValue { ["type": "object", "required": .array(required.map { .text($0) })] }

  /// The answers whose members are known here; a test holds each against what is answered.
  static let all: [ViewSchema] = [
    ViewSchema("Ahead", ["taper", "weeks", "words"]),
    ViewSchema("Deleted", ["items"]),
    ViewSchema("Description", ["components", "info", "openapi", "paths"]),
    ViewSchema("Devices", ["canAdd", "devices"]),
    ViewSchema("Exercises", ["equipment", "groups", "muscles"]),
    ViewSchema("Folder", ["advice", "copies", "documents", "missing", "path", "quarantined", "sentence", "status"]),
    ViewSchema("Imports", ["imports"]),
    ViewSchema("Log", ["all", "before", "earlierTitle", "months", "total"]),
    ViewSchema("LogChange", ["missed", "undo", "view", "wasStale", "words"]),
    ViewSchema("LogForm", ["choices", "clock", "distanceUnit", "routines", "today"]),
    ViewSchema(
      "LogSession",
      [
        "choices", "distanceUnit", "entry", "facts", "name", "notes", "runKind", "shownDistance", "shownMinutes",
        "suggested", "suggestedWords", "when", "zones",
      ]),
    ViewSchema(
      "LogWorkout",
      [
        "canEditEnd", "choices", "endClock", "entry", "exercises", "facts", "name", "notes", "records", "routine",
        "when",
        "zones",
      ]),
    ViewSchema("Ledger", ["next", "weeks", "words"]),
    ViewSchema("RacesView", ["past", "races", "words"]),
    ViewSchema("Routines", ["choices", "routines"]),
    ViewSchema("Running", ["ahead", "weeks", "words"]),
    ViewSchema("Schedule", ["days", "routines", "schedules"]),
    ViewSchema("Shell", ["role", "settings"]),
    ViewSchema("Today", ["budget", "day", "lifting", "readiness", "reasons", "room", "run", "words"]),
    ViewSchema("Tomorrow", ["assumedReadiness", "because", "day", "reasons", "run", "words"]),
    ViewSchema("Undone", ["kept", "removed", "words"]),
  ]
}
