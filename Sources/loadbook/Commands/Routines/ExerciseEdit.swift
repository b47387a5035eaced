import TrainingModel

/// One change of a routine's exercises, as it was typed.
struct ExerciseEdit {
  static let options = [
    Option(name: "--add", value: "TEXT", help: "add an exercise at the end"),
    Option(name: "--change", value: "TEXT", help: "change one: \"Bench 4x6\", \"Bench 65kg\", \"Bench rest none\""),
    Option(name: "--remove", value: "NAME", help: "take an exercise out"),
    Option(name: "--move", value: "TEXT", help: "move one to a place: \"Plank 1\""),
  ]

  /// The option's name.
  let option: String
  /// Its value.
  let text: String
  /// The identifier of an exercise that is added.
  let newID: ULID

  /// The edits in the order in which they were typed.
  static func all(_ invocation: inout Invocation) -> [ExerciseEdit] {
    let given = invocation.arguments.all(among: options.map { $0.name })
    return given.map { ExerciseEdit(option: $0.name, text: $0.value, newID: invocation.newID()) }
  }

  /// Does it. `known` are the exercises to take spelling and load from, `unit` the device's unit of weights.
  func apply(to routine: inout SplitDocument, known: KnownExercises, unit: WeightUnit) throws(CommandError) {
    try RoutineOptions.requireNoControls(text)
    switch option {
    case "--add": try add(to: &routine, known: known, unit: unit)
    case "--change": try change(&routine, unit: unit)
    case "--move": try move(in: &routine)
    default: routine.removeExercise(try ExerciseInRoutine(routine: routine).find(text))
    }
  }

  private func add(to routine: inout SplitDocument, known: KnownExercises, unit: WeightUnit) throws(CommandError) {
    routine.append(try ExerciseText.exercise(text, id: newID, known: known, unit: unit))
  }

  private func change(_ routine: inout SplitDocument, unit: WeightUnit) throws(CommandError) {
    let (id, behind) = try ExerciseInRoutine(routine: routine).split(text)
    guard !behind.isEmpty else { throw .usage("--change \(text): say what to change, \(ExerciseText.form)") }
    let said = try ExerciseText(behindName: behind)
    for index in routine.exercises.indices where routine.exercises[index].id == id {
      said.apply(to: &routine.exercises[index], unit: unit)
    }
  }

  private func move(in routine: inout SplitDocument) throws(CommandError) {
    let words = text.split(separator: " ")
    guard let last = words.last, words.count > 1 else {
      throw .usage("--move \(text): say which and where: \"Plank 1\"")
    }
    let id = try ExerciseInRoutine(routine: routine).find(words.dropLast().joined(separator: " "))
    routine.moveExercise(id, to: try Place.index(String(last), count: routine.exercises.count))
  }
}

/// A place in a list, as people type it.
enum Place {
  /// From 0 on: `first`, `last`, or a number from 1 to `count`.
  static func index(_ text: String, count: Int) throws(CommandError) -> Int {
    switch text.lowercased() {
    case "first": return 0
    case "last": return count - 1
    default:
      guard let place = NumberText.parseWhole(text), (1...max(1, Int64(count))).contains(place) else {
        throw .usage("\(text) is no place: say a number from 1 to \(count), first or last")
      }
      return Int(place) - 1
    }
  }
}
