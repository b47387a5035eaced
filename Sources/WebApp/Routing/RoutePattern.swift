/// The path of a route: fixed segments and named ones, as in `/api/v1/workouts/{id}`.
struct RoutePattern: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case fixed(String)
    case parameter(String)
  }

  let text: String
  let segments: [Segment]

  init(_ text: String) {
    self.text = text
    segments = text.split(separator: "/").map { part in
      part.hasPrefix("{") && part.hasSuffix("}")
        ? .parameter(String(part.dropFirst().dropLast())) : .fixed(String(part))
    }
  }

  /// The values of the named segments where the path fits; nil where it does not.
  func parameters(of path: [String]) -> [String: String]? {
    guard path.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (segment, part) in zip(segments, path) {
      switch segment {
      case .fixed(let text): if text != part { return nil }
      case .parameter(let name): values[name] = part
      }
    }
    return values
  }
}
