import TrainingModel

/// What somebody typed of an exercise: `Bench Press 3x8 60kg rest 2min`, `Plank 3x40s`.
struct ExerciseText {
  /// Sets, and what one of them is.
  struct Plan: Hashable {
    enum Amount: Hashable { case reps(Int64), seconds(Int64) }
    let sets: Int64
    let amount: Amount
  }

  /// What was said of something that may be taken away.
  enum Said<Value> { case nothing, none, value(Value) }

  /// How it is typed, for messages and help.
  static let form = "for example \"Bench Press 3x8 60kg rest 2min\" or \"Plank 3x40s\""

  private(set) var plan: Plan?
  private(set) var weight: TypedWeight?
  /// Whether the body alone is lifted.
  private(set) var isBodyAlone = false
  /// Seconds of rest after a set.
  private(set) var rest = Said<Int64>.nothing
  /// The number that exercises of one superset share.
  private(set) var superset = Said<Int64>.nothing
  /// The library's name.
  private(set) var libraryName = Said<String>.nothing
  /// The settings of its machine.
  private(set) var machine = Said<[MachineSetting]>.nothing
  /// Another name.
  private(set) var newName: String?

  /// Reads what stands behind the exercise's name.
  init(behindName text: some StringProtocol) throws(CommandError) {
    var reader = TextReader(text)
    while !reader.isAtEnd { try readNext(from: &reader) }
  }

  /// Reads a name and what stands behind it, which begins with the sets.
  static func read(_ text: String) throws(CommandError) -> (name: String, said: ExerciseText) {
    var reader = TextReader(text)
    var name: [String] = []
    while let word = reader.word() {
      name.append(word)
      var ahead = reader
      if try Self.readPlan(from: &ahead) != nil {
        return (name.joined(separator: " "), try ExerciseText(behindName: reader.rest))
      }
    }
    throw .usage("“\(text)” says no sets: type \(form)")
  }

  private mutating func readNext(from reader: inout TextReader) throws(CommandError) {
    if plan == nil, let plan = try Self.readPlan(from: &reader) {
      self.plan = plan
    } else if weight == nil, let weight = TypedWeight.read(&reader, allowsBare: plan != nil) {
      guard (0...10_000).contains(weight.number) else { throw .usage("a weight is from 0 to 10000") }
      self.weight = weight
    } else if let word = reader.word() {
      try readWord(word, from: &reader)
    }
  }

  /// The sets that are next: `3x8`, `3 x 40 s`; nil where something else is.
  private static func readPlan(from reader: inout TextReader) throws(CommandError) -> Plan? {
    var ahead = reader
    ahead.skipSpaces()
    let sets = ahead.digits()
    ahead.skipSpaces()
    guard !sets.isEmpty, ahead.take(anyOf: "xX×*") else { return nil }
    ahead.skipSpaces()
    guard let sets = Int64(sets), let amount = SecondsText.read(&ahead) else {
      throw .usage("“\(reader.rest.drop { $0.isWhitespace })”: say sets and repetitions as 3x8, or a time as 3x40s")
    }
    let largest: Int64 = amount.isTime ? 86_400 : 10_000
    guard (1...100).contains(sets), (1...largest).contains(amount.seconds) else {
      throw .usage("sets are from 1 to 100, repetitions from 1 to 10000, a time from 1 s to 24 hours")
    }
    reader = ahead
    return Plan(sets: sets, amount: amount.isTime ? .seconds(amount.seconds) : .reps(amount.seconds))
  }
}

extension ExerciseText {
  /// The words that say more of an exercise; what follows one of them goes up to the next.
  private static let words = ["body", "rest", "superset", "named", "as", "machine"]

  private mutating func readWord(_ word: String, from reader: inout TextReader) throws(CommandError) {
    switch word {
    case "body": isBodyAlone = true
    case "rest": rest = try Self.rest(from: &reader)
    case "superset":
      let text = reader.word() ?? ""
      superset = try Self.said(text, "superset \(text): say a number, or none") { text in
        NumberText.parseWhole(text).flatMap { (1...1000).contains($0) ? $0 : nil }
      }
    case "named":
      newName = Self.phrase(from: &reader)
      if newName == "" { throw .usage("named what?") }
    case "as": libraryName = try Self.said(Self.phrase(from: &reader), "as what?") { $0.isEmpty ? nil : $0 }
    case "machine":
      let text = String(reader.rest)
      (machine, reader) = (try Self.machine(text), TextReader(""))
    default:
      throw .usage(
        "“\(word)” means nothing here: after the sets may come a weight, \(Self.words.joined(separator: ", "))")
    }
  }

  private static func rest(from reader: inout TextReader) throws(CommandError) -> Said<Int64> {
    if reader.word(among: ["none"]) != nil { return .none }
    reader.skipSpaces()
    guard let rest = SecondsText.read(&reader), rest.seconds <= 86_400 else {
      throw .usage("rest \(reader.rest): say \(SecondsText.forms), or none")
    }
    return .value(rest.seconds)
  }

  /// The words up to the next one of ours, with one space between them.
  private static func phrase(from reader: inout TextReader) -> String {
    var phrase: [String] = []
    var ahead = reader
    while let word = ahead.word(), !words.contains(word) {
      phrase.append(word)
      reader = ahead
    }
    return phrase.joined(separator: " ")
  }

  private static func said<Value>(_ text: String, _ otherwise: String, _ read: (String) -> Value?)
    throws(CommandError) -> Said<Value>
  {
    if text == "none" { return .none }
    guard let value = read(text) else { throw .usage(otherwise) }
    return .value(value)
  }

  /// `Seat height=4, Back rest=2`; nothing: a machine with nothing recorded.
  private static func machine(_ text: String) throws(CommandError) -> Said<[MachineSetting]> {
    if text.split(separator: " ") == ["none"] { return .none }
    var settings: [MachineSetting] = []
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }) else {
        throw .usage("machine \(text): say settings as \"Seat height=4, Back rest=2\", or none")
      }
      settings.append(MachineSetting(name: halves[0], value: halves[1]))
    }
    return .value(settings)
  }
}
