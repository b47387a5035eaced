/// What a shell needs to complete the program's words, made from the table of commands.
enum Completions {
  /// The shells that are served.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// The script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that may follow `words`, each with what it does.
  private static func next(after words: [String]) -> [(word: String, summary: String)] {
    var found: [(word: String, summary: String)] = []
    for command in CommandTable.all where command.name.count > words.count && command.name.starts(with: words) {
      let word = command.name[words.count]
      let isWhole = command.name.count == words.count + 1
      guard !found.contains(where: { $0.word == word }) else { continue }
      found.append((word, isWhole ? command.summary : "\(word) …"))
    }
    return found
  }

  /// Beginnings of commands after which another word may follow, the empty one first.
  private static var stems: [[String]] {
    var stems: [[String]] = [[]]
    for command in CommandTable.all where command.name.count > 1 {
      let stem = Array(command.name.dropLast())
      if !stems.contains(stem) { stems.append(stem) }
    }
    return stems
  }

  private static func options(of command: Command) -> [Option] {
    let own = command.options.map { $0.name }
    return command.options + Option.common.filter { !own.contains($0.name) }
  }

  // MARK: bash

  private static var bash: String {
    let words = stems.map { stem in
      "    \"\(stem.joined(separator: " "))\") words=\"\(next(after: stem).map { $0.word }.joined(separator: " "))\" ;;"
    }
    let optionLines = CommandTable.all.map { command in
      let names = options(of: command).map { $0.name }.joined(separator: " ")
      return "    \"\(command.name.joined(separator: " "))\"*) options=\"\(names)\" ;;"
    }
    // A longer name stands before the one that it begins with.
    let ordered = zip(CommandTable.all, optionLines).sorted { $0.0.name.count > $1.0.name.count }.map { $0.1 }
    return """
      # bash completion for loadbook
      _loadbook() {
        local current=${COMP_WORDS[COMP_CWORD]} typed="" words="" options="" index
        for ((index = 1; index < COMP_CWORD; index++)); do
          [[ ${COMP_WORDS[index]} == -* ]] && break
          typed+="${typed:+ }${COMP_WORDS[index]}"
        done
        case "${COMP_WORDS[COMP_CWORD - 1]}" in
          --folder|--assets) mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
        esac
        case "$typed" in
      \(words.joined(separator: "\n"))
        esac
        case "$typed" in
      \(ordered.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        elif [[ -n $words ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        else
          mapfile -t COMPREPLY < <(compgen -f -- "$current")
        fi
      }
      complete -o filenames -F _loadbook loadbook

      """
  }

  // MARK: zsh

  private static var zsh: String {
    let words = stems.map { stem in
      let entries = next(after: stem).map { "'\(zshQuoted($0.word, $0.summary))'" }.joined(separator: " ")
      return "    \"\(stem.joined(separator: " "))\") words_here=(\(entries)) ;;"
    }
    let ordered = CommandTable.all.sorted { $0.name.count > $1.name.count }.map { command in
      let entries = options(of: command).map { "'\(zshQuoted($0.name, $0.help))'" }.joined(separator: " ")
      return "    \"\(command.name.joined(separator: " "))\"*) options_here=(\(entries)) ;;"
    }
    return """
      #compdef loadbook
      _loadbook() {
        local typed="" word
        local -a words_here options_here
        for word in ${words[2,CURRENT-1]}; do
          [[ $word == -* ]] && break
          typed+="${typed:+ }$word"
        done
        case "$typed" in
      \(words.joined(separator: "\n"))
        esac
        case "$typed" in
      \(ordered.joined(separator: "\n"))
        esac
        if [[ $PREFIX == -* ]]; then
          _describe option options_here
        elif (( $#words_here )); then
          _describe command words_here
        else
          _files
        fi
      }
      _loadbook "$@"

      """
  }

  private static func zshQuoted(_ word: String, _ summary: String) -> String {
    let text = summary.split(separator: "'").joined(separator: "’")
    return word.split(separator: ":").joined(separator: "\\:") + ":" + text
  }

  // MARK: fish

  private static var fish: String {
    var lines = [
      "# fish completion for loadbook",
      "function __loadbook_typed",
      "  set -l typed",
      "  for word in (commandline -opc)[2..]",
      "    string match -q -- '-*' $word; and break",
      "    set -a typed $word",
      "  end",
      "  string join ' ' -- $typed",
      "end",
    ]
    for stem in stems {
      let typed = stem.joined(separator: " ")
      for (word, summary) in next(after: stem) {
        let condition = "test (__loadbook_typed | string collect --allow-empty) = '\(typed)'"
        lines.append("complete -c loadbook -f -n \"\(condition)\" -a '\(word)' -d '\(fishQuoted(summary))'")
      }
    }
    for command in CommandTable.all {
      let typed = command.name.joined(separator: " ")
      for option in options(of: command) {
        let value = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c loadbook -n \"string match -q -- '\(typed)*' (__loadbook_typed)\" -l "
            + "\(option.name.dropFirst(2))\(value) -d '\(fishQuoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String { text.split(separator: "'").joined(separator: "’") }
}
