import HTTPServer

/// Finds the route that a request means.
struct Router: Sendable {
  enum Finding: Sendable {
    case route(Route, parameters: [String: String])
    /// The path is known, the method is not; these are.
    case otherMethods([HTTPMethod])
    case nothing

    /// Whether no route has that path.
    var isNothing: Bool { if case .nothing = self { true } else { false } }
  }

  let routes: [Route]

  func find(_ method: HTTPMethod, _ path: [String]) -> Finding {
    let wanted: HTTPMethod = method == .head ? .get : method
    var others: [HTTPMethod] = []
    for route in routes {
      guard let parameters = route.pattern.parameters(of: path) else { continue }
      if route.method == wanted { return .route(route, parameters: parameters) }
      others.append(route.method)
    }
    return others.isEmpty ? .nothing : .otherMethods(others)
  }
}
