/// The schemas that the description names.
struct SchemaTable {
  let routes: [Route]

  /// Every schema that a route speaks of, and what those stand on. One that nobody described is an object.
  var schemas: [String: SchemaValue] {
    var all = Self.documents.merging(BodySchemas.all) { first, _ in first }
    all.merge(LogBodySchemas.all) { first, _ in first }
    all["Problem"] = Self.problem
    for view in ViewSchema.all { all[view.name] = view.value }
    for name in ["LogSession", "LogWorkout", "Routine", "Exercise"] {
      all[name] = all[name] ?? ["type": "object"]
      all[name + "OrNull"] = ["anyOf": [.reference(name), ["type": "null"]]]
    }
    for name in routes.flatMap({ [$0.operation.answer, $0.operation.body] }).compactMap({ $0 }) where all[name] == nil {
      all[name] = ["type": "object"]
    }
    return all
  }

  /// The documents, what stands in them, their pages, and those that may be absent.
  private static var documents: [String: SchemaValue] {
    var all: [String: SchemaValue] = [:]
    for schema in ObjectSchema.all { all[schema.component] = schema.value }
    for name in ObjectSchema.documents.map({ $0 + "Document" }) {
      all[name + "Page"] = page(of: name)
      all[name + "OrNull"] = ["anyOf": [.reference(name), ["type": "null"]]]
    }
    all["Document"] = ["anyOf": .array(ObjectSchema.documents.map { .reference($0 + "Document") })]
    return all
  }

  private static func page(of name: String) -> SchemaValue {
    [
      "type": "object", "required": ["items", "next", "versions"],
      "properties": [
        "items": ["type": "array", "items": .reference(name)],
        "next": ["type": ["string", "null"]],
        "versions": ["type": "array", "items": ["type": "string"]],
      ],
    ]
  }

  private static let problem: SchemaValue = [
    "type": "object", "required": ["status", "title"],
    "properties": [
      "status": ["type": "integer"], "title": ["type": "string"], "detail": ["type": "string"],
      "member": ["type": "string"], "byte": ["type": "integer", "minimum": 0], "current": .reference("Document"),
    ],
  ]
}
