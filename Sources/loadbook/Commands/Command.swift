/// One command of the program.
struct Command: Sendable {
  /// What a command works on.
  enum Body: Sendable {
    /// It reads the folder and changes nothing.
    case reading(@Sendable (inout Invocation, Book) async throws(CommandError) -> ExitStatus)
    /// It may change the folder.
    case writing(@Sendable (inout Invocation, Book) async throws(CommandError) -> ExitStatus)
    /// It has nothing to do with the folder of records.
    case alone(@Sendable (inout Invocation) async throws(CommandError) -> ExitStatus)
  }

  /// Its words, for example `log` and `run`.
  let name: [String]
  /// What follows the words in a call.
  let usage: String
  /// What it does, in one sentence.
  let summary: String
  /// More about it, a paragraph each.
  var notes: [String] = []
  /// Its own options.
  var options: [Option] = []
  /// Whether it needs to know the zone; where it does not, a zone that cannot be found is no reason to stop.
  var needsZone = true
  /// Whether its help shows the effort scale.
  var showsEffortScale = false
  /// What it does.
  let body: Body

  /// Whether it is about routines, so that a folder without the starters gets them first.
  var bringsStarters: Bool {
    guard let family = name.first else { return false }
    return ["routines", "schedule", "start"].contains(family) && name.last != "restore-starters"
  }
}
