import Presentation
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
      let (command, rest) = try CommandTable.find(words)
      let arguments = try Arguments(rest, options: command.options + Option.common)
      if arguments.has("--help") {
        print(Help.page(command), colour: Terminal.allowsColour(environment: environment))
        return .done
      }
      var invocation = try Invocation(arguments: arguments, command: command, environment: environment)
      let status = try await command.run(&invocation)
      return status
    } catch {
      return report(error, words: words)
    }
  }

  private static func help(for words: [String]) -> ExitStatus {
    if words.isEmpty {
      print(Help.overview(), colour: false)
      return .done
    }
    guard let command = try? CommandTable.find(words).command else {
      Terminal.write("loadbook: there is no command \(words[0]). Type: loadbook help\n", to: 2)
      return .usage
    }
    print(Help.page(command), colour: false)
    return .done
  }

  private static func report(_ error: CommandError, words: [String]) -> ExitStatus {
    switch error {
    case .failed(let text):
      Terminal.write("loadbook: \(text)\n", to: 2)
      return .failed
    case .usage(let text):
      let command = CommandTable.all.first { words.starts(with: $0.name) }
      let hint = command.map { "loadbook \($0.name.joined(separator: " ")) --help" } ?? "loadbook help"
      Terminal.write("loadbook: \(text)\nFor help, type: \(hint)\n", to: 2)
      return .usage
    }
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
