import Presentation
import SyncEngine
import TrainingModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// How a run of the program ended.
enum ExitStatus: Int32 {
  /// Done; recovered and skipped files included.
  case done = 0
  /// A file failed, or a row or session was lost; each was named and the rest was done.
  case failed = 1
  /// The words of the call are off.
  case usage = 2
}

/// Finds the command that the words name, runs it, and makes text and exit status of what comes back.
enum Program {
  /// Runs one command.
  static func run(words: [String], environment: Environment) async -> ExitStatus {
    do throws(CommandError) {
      guard let first = words.first, first != "--help", first != "-h", first != "help" else {
        return help(for: Array(words.dropFirst()))
      }
      if first == "--version" {
        Terminal.write("loadbook \(Version.text)\n", to: 1)
        return .done
      }
      if words.count == 2, words[1] == "--help" || words[1] == "-h", CommandTable.isFamily(first) {
        return help(for: [first])
      }
      let (command, rest) = try CommandTable.find(words)
      let arguments = try Arguments(rest, options: command.options + Option.common)
      if arguments.has("--help") {
        print(Help.page(command), colour: Terminal.allowsColour(environment: environment))
        return .done
      }
      var invocation = try Invocation(arguments: arguments, command: command, environment: environment)
      return try await run(command, &invocation)
    } catch {
      return report(error, words: words)
    }
  }

  private static func run(_ command: Command, _ invocation: inout Invocation) async throws(CommandError) -> ExitStatus {
    switch command.body {
    case .alone(let body):
      try settle(&invocation, of: command, home: nil)
      return try await body(&invocation)
    case .reading(let body):
      let book = try await Book(
        path: invocation.folder, environment: invocation.environment, bringsStarters: command.bringsStarters)
      try settle(&invocation, of: command, home: book.athlete?.document.homeZone)
      let status = try await body(&invocation, book)
      FolderNotes.show(book, invocation)
      return status
    case .writing(let body):
      let book = try await Book(
        path: invocation.folder, environment: invocation.environment, bringsStarters: command.bringsStarters)
      try requireHomeZone(book, invocation)
      try settle(&invocation, of: command, home: book.athlete?.document.homeZone)
      return try await body(&invocation, book)
    }
  }

  private static func settle(_ invocation: inout Invocation, of command: Command, home: Zone?) throws(CommandError) {
    let names = invocation.arguments.given(among: ["--zone", "--now"])
    if command.needsZone || !names.isEmpty { try invocation.settle(home: home) }
  }

  /// Refuses to write by the machine's zone where hers stands in a file that cannot be read.
  private static func requireHomeZone(_ book: Book, _ invocation: Invocation) throws(CommandError) {
    guard !invocation.arguments.has("--zone"), let file = book.quarantined.first(where: { $0.path == "Athlete.json" })
    else { return }
    throw .failed(
      "Athlete.json cannot be read, so your home zone is not known: say --zone NAME. \(file.reason) \(file.advice)")
  }

  private static func help(for words: [String]) -> ExitStatus {
    if words.isEmpty {
      print(Help.overview(), colour: false)
      return .done
    }
    if words.count == 1, CommandTable.isFamily(words[0]) {
      print(Help.page(family: CommandTable.family(words[0])), colour: false)
      return .done
    }
    do throws(CommandError) {
      print(Help.page(try CommandTable.find(words).command), colour: false)
      return .done
    } catch {
      return report(error, words: words)
    }
  }

  private static func report(_ error: CommandError, words: [String]) -> ExitStatus {
    switch error {
    case .failed(let text):
      warn(text)
      return .failed
    case .usage(let text):
      warn(text)
      let command = CommandTable.all.first { words.starts(with: $0.name) }
      let hint = command.map { "loadbook \($0.name.joined(separator: " ")) --help" } ?? "loadbook help"
      Terminal.write("For help, type: \(hint)\n", to: 2)
      return .usage
    }
  }

  /// Writes a message to standard error, broken at 80 columns.
  static func warn(_ text: String) {
    var page = Page()
    page.paragraph(text, first: Span("loadbook: ", .plain))
    Terminal.write(TerminalText.text(page, colour: false), to: 2)
  }

  /// Writes a page to standard output.
  static func print(_ page: Page, colour: Bool) { Terminal.write(TerminalText.text(page, colour: colour), to: 1) }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #elseif canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #endif
  }
}

/// The program's version.
enum Version {
  /// As in CHANGELOG.md.
  static let text = "0.1.0"
}
