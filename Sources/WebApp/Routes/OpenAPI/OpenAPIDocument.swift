import HTTPServer

/// The description of the API (OpenAPI 3.1.0), made from the routes themselves.
struct OpenAPIDocument {
  let routes: [Route]

  var value: SchemaValue {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "Loadbook", "version": "1",
        "description": .text(
          "A training log and load planner on this machine. Documents are those of the folder, as FORMAT.md has them; "
            + "what a screen shows is an answer of its own, with its words. An optional member that is null counts as "
            + "absent, and members that nobody knows are kept."),
      ],
      "servers": [["url": "/"]],
      "paths": .object(paths),
      "components": [
        "schemas": .object(SchemaTable(routes: routes).schemas),
        "responses": [
          "Problem": [
            "description": "Why it was not done.",
            "content": ["application/problem+json": ["schema": .reference("Problem")]],
          ]
        ],
      ],
    ]
  }

  private var paths: [String: SchemaValue] {
    var paths: [String: [String: SchemaValue]] = [:]
    for route in routes {
      paths[route.pattern.text, default: [:]][route.method.rawValue.lowercased()] = OperationSchema(route).value
    }
    return paths.mapValues { .object($0) }
  }
}
