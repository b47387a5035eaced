/// What the description of the API says of a route.
struct Operation: Sendable {
  /// A query parameter.
  struct Parameter: Sendable {
    let name: String
    let summary: String
    /// The JSON schema of its value, as JSON text.
    let schema: String
    var isRequired = false
  }

  /// What the path's identifier looks like.
  enum Identifier: Sendable {
    /// Any text.
    case text
    /// A record's identifier.
    case ulid
    /// A calendar day.
    case day
  }

  /// What a request must say of the version that it was made from.
  enum Precondition: Sendable {
    /// Nothing.
    case none
    /// `If-Match` with a version, or `If-None-Match: *` for none.
    case writing
    /// `If-Match` with a version.
    case deleting
  }

  /// Its name in client code: `getToday`.
  let id: String
  /// What it does, in one sentence.
  let summary: String
  var parameters: [Parameter] = []
  /// What the path's identifier looks like, where it has one.
  var identifier = Identifier.text
  /// The name of the schema of its JSON body; nil: it takes none.
  var body: String?
  /// The name of the schema of its answer; nil: no content, or not JSON.
  var answer: String?
  /// The media type of an answer that is not JSON; nil: it is, or there is no content.
  var media: String?
  /// What a request must say of the version that it was made from.
  var precondition = Precondition.none
  /// The statuses that it answers with, those of the gate, of bad bodies and of an unreadable folder left out.
  var statuses: [Int] = [200]
}
