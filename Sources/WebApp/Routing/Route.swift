import HTTPServer

/// One thing that the app answers: a method, a path, what it is in words, who may ask, and how it is answered.
struct Route: Sendable {
  /// Answers one call. Throws why it was not done.
  typealias Handler = @Sendable (Call) async throws(Problem) -> HTTPResponse

  let method: HTTPMethod
  let pattern: RoutePattern
  /// What the description of the API says of it.
  let operation: Operation
  /// Who may ask.
  let roles: Set<DeviceRole>
  let handle: Handler

  /// A route. Reading is open to every role, and writing to the phone, unless `roles` says otherwise.
  init(
    _ method: HTTPMethod, _ pattern: String, _ operation: Operation, roles: Set<DeviceRole>? = nil,
    handle: @escaping Handler
  ) {
    self.method = method
    self.pattern = RoutePattern(pattern)
    self.operation = operation
    self.roles = roles ?? (method.isSafe ? Set(DeviceRole.allCases) : [.phone])
    self.handle = handle
  }
}
