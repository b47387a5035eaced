import HTTPServer

/// One route as the description has it.
struct OperationSchema {
  private let route: Route
  private var operation: Operation { route.operation }

  init(_ route: Route) { self.route = route }

  var value: SchemaValue {
    var members: [String: SchemaValue] = [
      "operationId": .text(operation.id), "summary": .text(operation.summary), "responses": .object(responses),
      "x-roles": .array(roles.map { $0.rawValue }.sorted().map { .text($0) }),
    ]
    if !parameters.isEmpty { members["parameters"] = .array(parameters) }
    if let body { members["requestBody"] = body }
    return .object(members)
  }

  /// Who may ask, as the gate has it.
  private var roles: Set<DeviceRole> {
    if route.method.isSafe { return route.roles }
    let path = route.pattern.text.split(separator: "/").map { String($0) }
    return route.roles.intersection(WriteRights.roles(writing: path))
  }

  private var parameters: [SchemaValue] {
    pathParameters
      + operation.parameters.map { parameter in
        [
          "name": .text(parameter.name), "in": "query", "description": .text(parameter.summary),
          "required": .flag(parameter.isRequired), "schema": .parsed(parameter.schema),
        ]
      } + headers
  }

  private var pathParameters: [SchemaValue] {
    route.pattern.segments.compactMap { segment in
      guard case .parameter(let name) = segment else { return nil }
      return ["name": .text(name), "in": "path", "required": true, "schema": identifier]
    }
  }

  private var identifier: SchemaValue {
    switch operation.identifier {
    case .text: ["type": "string", "minLength": 1]
    case .ulid: ObjectSchema.Kind.ulid.value
    case .day: ObjectSchema.Kind.day.value
    }
  }

  /// Nobody has to send either of two headers, so both are optional here; without one of them the answer is 428.
  private var headers: [SchemaValue] {
    let match: SchemaValue = [
      "name": "If-Match", "in": "header", "required": false,
      "description": "The ETag of the version that this was made from.",
      "schema": ["type": "string", "pattern": "^\"[0-9a-f]{16}\"$"],
    ]
    let none: SchemaValue = [
      "name": "If-None-Match", "in": "header", "required": false, "description": "There was no version: make it.",
      "schema": ["const": "*"],
    ]
    return switch operation.precondition {
    case .none: []
    case .deleting: [match]
    case .writing: [match, none]
    }
  }

  private var body: SchemaValue? {
    if route.media == .bytes {
      return ["required": true, "content": ["application/octet-stream": ["schema": [:]]]]
    }
    guard let name = operation.body else { return nil }
    return ["required": true, "content": ["application/json": ["schema": .reference(name)]]]
  }

  private var responses: [String: SchemaValue] {
    var responses: [String: SchemaValue] = [:]
    for status in statuses {
      let isGood = status < 300
      responses[String(status)] = isGood ? success(status) : ["$ref": "#/components/responses/Problem"]
    }
    return responses
  }

  private func success(_ status: Int) -> SchemaValue {
    var response: [String: SchemaValue] = ["description": .text(status == 201 ? "It was made." : "It was done.")]
    if let name = operation.answer {
      response["content"] = ["application/json": ["schema": .reference(name)]]
    } else if let media = operation.media {
      response["content"] = .object([media: [:]])
    }
    if operation.precondition == .writing {
      response["headers"] = [
        "ETag": ["description": "The version.", "schema": ["type": "string"]],
        "Content-Location": ["description": "Where the document is.", "schema": ["type": "string"]],
      ]
    }
    return .object(response)
  }

  /// Its own statuses, and those that the gate, a bad target or body, and a folder that cannot be read lead to.
  private var statuses: Set<Int> {
    var all = Set(operation.statuses).union([400, 401, 403, 421, 503])
    if !route.method.isSafe { all.formUnion([413, 415]) }
    if operation.body != nil { all.insert(422) }
    if route.pattern.segments.contains(where: { if case .parameter = $0 { true } else { false } }) { all.insert(404) }
    return all
  }
}
