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

  /// Its name in client code: `getToday`.
  let id: String
  /// What it does, in one sentence.
  let summary: String
  var parameters: [Parameter] = []
  /// The name of the schema of its JSON body; nil: it takes none.
  var body: String?
  /// The name of the schema of its answer; nil: no content, or not JSON.
  var answer: String?
  /// The statuses that it answers with, those of the gate and of bad bodies left out.
  var statuses: [Int] = [200]
}
