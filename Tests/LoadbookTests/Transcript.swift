import Foundation

/// A written session at the terminal: lines that begin with `$ ` are typed, what follows is the answer, and `? n` at
/// the end of an answer is the exit code where it is not 0.
///
/// Identifiers that the program makes up are written `<ID1>`, `<ID2>` … in the order in which they first appear, and may
/// be typed so in later lines.
struct Transcript {
  var steps: [Step] = []

  struct Step: Equatable {
    var command: String
    var answer: String
  }

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), answer: ""))
      } else if !steps.isEmpty {
        steps[steps.count - 1].answer += line + "\n"
      }
    }
    if let last = steps.last?.answer, last.hasSuffix("\n\n") || last == "\n" { steps[steps.count - 1].answer.removeLast() }
  }

  /// The transcript with the answers that the program gives now.
  func played(in shell: Shell) throws -> Transcript {
    var names = Names()
    var played = self
    for index in steps.indices {
      let result = try shell.run(Self.words(names.typed(steps[index].command)))
      var answer = names.written(result.output.replacingOccurrences(of: shell.folder.path, with: "~"))
      if !answer.isEmpty, !answer.hasSuffix("\n") { answer += "\n" }
      if result.code != 0 { answer += "? \(result.code)\n" }
      played.steps[index].answer = answer
    }
    return played
  }

  var text: String { steps.map { "$ " + $0.command + "\n" + $0.answer }.joined() }

  /// The words after the program's name, with double quotes as a shell reads them.
  private static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var (isQuoted, hasWord) = (false, false)
    for character in command {
      switch character {
      case "\"": (isQuoted, hasWord) = (!isQuoted, true)
      case " " where !isQuoted:
        if hasWord { words.append(word) }
        (word, hasWord) = ("", false)
      default:
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { words.append(word) }
    return Array(words.dropFirst())
  }

  /// The identifiers seen so far.
  private struct Names {
    private var ids: [String] = []

    mutating func written(_ output: String) -> String {
      var text = output
      for match in output.matches(of: /[0-7][0-9A-HJKMNP-TV-Z]{25}/) where !ids.contains(String(match.0)) {
        ids.append(String(match.0))
      }
      for (index, id) in ids.enumerated() { text = text.replacingOccurrences(of: id, with: "<ID\(index + 1)>") }
      return text
    }

    func typed(_ command: String) -> String {
      ids.enumerated().reversed().reduce(command) {
        $0.replacingOccurrences(of: "<ID\($1.offset + 1)>", with: $1.element)
      }
    }
  }
}
