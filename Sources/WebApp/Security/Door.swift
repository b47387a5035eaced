/// What a request wants in to.
struct Door: Hashable, Sendable {
  /// The form in which a body may come.
  enum Media: String, Hashable, Sendable {
    case json = "application/json"
    case bytes = "application/octet-stream"
  }

  /// Who may go through.
  var roles = Set(DeviceRole.allCases)
  /// Whether who is not paired may too: the pages' own files, and pairing itself.
  var isOpen = false
  /// Whether it is about records, and not the pages' own files.
  var isData = true
  var media = Media.json

  /// The pages' own files: they hold no record.
  static let shell = Door(isOpen: true, isData: false)
  /// An address at which nothing is; who may not come in is not told so.
  static let nothing = Door()
}

extension Router.Finding {
  /// What the gate is told of what was found.
  var door: Door {
    switch self {
    case .route(let route, _): route.door
    case .otherMethods, .nothing: .nothing
    }
  }
}
