import HTTPServer

/// One thing that the app answers: a method, a path, what it is in words, who may ask, and how it is answered.
struct Route: Sendable {
  /// Answers one call. Throws why it was not done.
  typealias Handler = @Sendable (Call) async throws(Problem) -> HTTPResponse

  let method: HTTPMethod
  let pattern: RoutePattern
  /// What the description of the API says of it.
  let operation: Operation
  /// Who may ask. Whatever it says, `WriteRights` says by the address what a role may change.
  let roles: Set<DeviceRole>
  let handle: Handler

  /// Whether a device that is not paired may ask.
  let isOpen: Bool
  /// The form in which a body comes.
  let media: Door.Media

  /// A route. Every role may read, and write what `WriteRights` gives it, unless `roles` says less.
  init(
    _ method: HTTPMethod, _ pattern: String, _ operation: Operation, roles: Set<DeviceRole>? = nil,
    isOpen: Bool = false, media: Door.Media = .json, handle: @escaping Handler
  ) {
    self.method = method
    self.pattern = RoutePattern(pattern)
    self.operation = operation
    self.roles = roles ?? Set(DeviceRole.allCases)
    (self.isOpen, self.media) = (isOpen, media)
    self.handle = handle
  }

  /// What the gate is told of it.
  var door: Door { Door(roles: roles, isOpen: isOpen, media: media) }
}
