/// One command of the program.
struct Command: Sendable {
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
  /// The folder that it works on where `--folder` names none, if not the folder of her records.
  var ownFolder: String?
  /// Whether it needs to know the zone; where it does not, a zone that cannot be found is no reason to stop.
  var needsZone = true
  /// Whether its help shows the effort scale.
  var showsEffortScale = false
  /// Runs it.
  let run: @Sendable (inout Invocation) async throws(CommandError) -> ExitStatus
}
