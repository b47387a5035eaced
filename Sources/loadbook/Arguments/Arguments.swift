/// The words after a command's name, sorted into options and the rest.
struct Arguments {
  /// What stands without an option's name, in order.
  private(set) var positionals: [String] = []
  private var values: [(name: String, value: String)] = []

  /// Sorts `words`. `--name value` and `--name=value` are one; `--` ends the options; a word that begins with a digit
  /// after its dash is a value, not an option.
  init(_ words: [String], options: [Option]) throws(CommandError) {
    var index = 0
    var onlyPositionals = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyPositionals || !word.hasPrefix("-") || word == "-" || Self.isNegativeNumber(word) {
        positionals.append(word)
      } else if word == "--" {
        onlyPositionals = true
      } else {
        try take(word, from: words, at: &index, options: options)
      }
    }
  }

  private mutating func take(_ word: String, from words: [String], at index: inout Int, options: [Option])
    throws(CommandError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? "--help" : String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw .usage("there is no option \(name) here" + Self.suggestion(for: name, among: options))
    }
    guard let valueName = option.value else {
      if parts.count == 2 { throw .usage("\(name) takes no value") }
      values.append((name, ""))
      return
    }
    if parts.count == 2 {
      values.append((name, String(parts[1])))
    } else if index < words.count, options.contains(where: { $0.name == words[index] }) {
      throw .usage("\(name) needs a value, and \(words[index]) is an option; to mean it, type \(name)=\(words[index])")
    } else if index < words.count {
      values.append((name, words[index]))
      index += 1
    } else {
      throw .usage("\(name) needs a value: \(name) \(valueName)")
    }
  }

  private static func isNegativeNumber(_ word: String) -> Bool {
    word.hasPrefix("-") && (word.dropFirst().first?.isNumber ?? false)
  }

  private static func suggestion(for name: String, among options: [Option]) -> String {
    let near = options.map { $0.name }.filter { $0.hasPrefix(name) || EditDistance.between($0, name) <= 2 }
    return near.first.map { "; did you mean \($0)?" } ?? ""
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The value of an option, the last one where it was given twice; nil where it was not.
  func value(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// What was given for several options that may be repeated, in the order in which it was typed.
  func all(among names: [String]) -> [(name: String, value: String)] { values.filter { names.contains($0.name) } }

  /// Which of several options were given, in the order of `names`.
  func given(among names: [String]) -> [String] { names.filter { has($0) } }
}
