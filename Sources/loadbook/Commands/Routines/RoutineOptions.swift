import Presentation
import SyncEngine
import TrainingModel

/// What `routines add` and `routines edit` take for the routine as a whole.
enum RoutineOptions {
  static let all = [
    Option(name: "--kind", value: "KIND", help: kinds.map { $0.word }.joined(separator: ", ")),
    Option(name: "--rest", value: "S", help: "rest between sets: \(SecondsText.forms) (else this device's setting)"),
    Option(name: "--flow", value: "on|off", help: "whether the next exercise begins by itself"),
    Option(name: "--heart-rate", value: "BPM", help: "the heart rate to keep, for cardio, cycling and intervals"),
  ]

  private static let kinds: [(word: String, type: WorkoutActivityType)] = [
    ("strength", .traditionalStrength), ("functional", .functionalStrength), ("intervals", .hiit),
    ("core", .coreTraining), ("cardio", .cardio), ("cycling", .cycling), ("warmup", .warmUp),
    ("stretching", .stretching), ("mind", .mindAndBody),
  ]

  /// Changes what was given; an empty value takes it away.
  static func apply(_ invocation: Invocation, to routine: inout SplitDocument) throws(CommandError) {
    let arguments = invocation.arguments
    if let word = arguments.value("--kind") { routine.activityTypeCode = try kind(word) }
    if let rest = arguments.value("--rest") { routine.restSeconds = rest.isEmpty ? nil : try seconds(rest) }
    if let flow = arguments.value("--flow") {
      guard ["on", "off"].contains(flow) else { throw .usage("--flow \(flow): say on or off") }
      routine.autoAdvance = flow == "on" ? true : nil
    }
    if arguments.value("--heart-rate") == "" {
      routine.targetHeartRate = nil
    } else if let rate = try invocation.whole("--heart-rate", in: 20...300) {
      routine.targetHeartRate = rate
    }
  }

  /// A routine's name that no other one has, without spaces at its ends.
  static func name(_ text: String, in book: Book, except id: ULID? = nil) throws(CommandError) -> String {
    let name = text.split(separator: " ").joined(separator: " ")
    guard !name.isEmpty else { throw .usage("the routine needs a name") }
    try requireNoControls(name)
    if let other = book.splits.first(where: { $0.document.id != id && RoutineName.isSame($0.document.name, name) }) {
      throw .usage("there is a routine \(other.document.name) already: choose another name, or edit that one")
    }
    return name
  }

  /// Refuses what would drive a terminal.
  static func requireNoControls(_ text: String) throws(CommandError) {
    guard !text.unicodeScalars.contains(where: { TerminalText.isControl($0) }) else {
      throw .usage("a name holds a control character or a line break; leave it out")
    }
  }

  private static func kind(_ word: String) throws(CommandError) -> Int64? {
    if word.isEmpty { return nil }
    guard let kind = kinds.first(where: { $0.word == word.lowercased() }) else {
      throw .usage("--kind \(word): say one of \(kinds.map { $0.word }.joined(separator: ", "))")
    }
    return kind.type.rawValue
  }

  private static func seconds(_ text: String) throws(CommandError) -> Int64 {
    guard let seconds = SecondsText.parse(text), (0...3600).contains(seconds) else {
      throw .usage("--rest \(text): say \(SecondsText.forms), at most an hour")
    }
    return seconds
  }
}
