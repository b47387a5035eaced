import Presentation

/// `completions`.
enum CompletionsCommand {
  static let command = Command(
    name: ["completions"], usage: "bash|zsh|fish",
    summary: "Print the script by which a shell completes the words of this program.",
    notes: ["For this bash alone: source <(loadbook completions bash)"], needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      let name = try invocation.positionals("the name of a shell")[0]
      guard let shell = Completions.Shell(rawValue: name) else {
        throw .usage("completions \(name): say bash, zsh or fish")
      }
      Terminal.write(Completions.script(for: shell), to: 1)
      return .done
    })
}

/// `manual`.
enum ManualCommand {
  static let command = Command(
    name: ["manual"], usage: "", summary: "Print the manual page, to be read with: loadbook manual | man -l -",
    needsZone: false,
    body: .alone { invocation async throws(CommandError) in
      _ = try invocation.positionals()
      Terminal.write(ManualPage.text(version: Version.text), to: 1)
      return .done
    })
}
