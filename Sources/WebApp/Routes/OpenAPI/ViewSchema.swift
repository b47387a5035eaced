/// The schema of a screen's answer: an object with members that are always there. What they hold is the screen's own.
struct ViewSchema: Sendable {
  let name: String
  /// The members that every such answer has.
  let required: [String]

  init(_ name: String, _ required: [String]) { (self.name, self.required) = (name, required) }

  var value: SchemaValue { ["type": "object", "required": .array(required.map { .text($0) })] }

  /// The answers whose members are known here; a test holds each against what is answered.
  static let all: [ViewSchema] = [
    ViewSchema("Description", ["components", "info", "openapi", "paths"]),
    ViewSchema("Imports", ["imports"]),
    ViewSchema("Undone", ["kept", "removed", "words"]),
  ]
}
