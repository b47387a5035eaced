import TrainingModel

/// Finds an exercise of a routine by what somebody typed: its place, its name, or the beginning of only one name.
struct ExerciseInRoutine {
  let routine: SplitDocument

  /// The exercise that the whole text names.
  func find(_ text: String) throws(CommandError) -> ULID {
    let candidates = self.candidates(text)
    guard candidates.count < 2 else { throw ambiguous(text, candidates) }
    guard let only = candidates.first else { throw missing(text) }
    return only.id
  }

  /// The exercise that the text begins with, in as many words as fit, and what stands behind it.
  func split(_ text: String) throws(CommandError) -> (id: ULID, behind: String) {
    let words = text.split(separator: " ")
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words[..<count].joined(separator: " ")
      let candidates = self.candidates(name)
      guard candidates.count < 2 else { throw ambiguous(name, candidates) }
      if let only = candidates.first { return (only.id, words[count...].joined(separator: " ")) }
    }
    throw missing(text)
  }

  private func candidates(_ text: String) -> [ExerciseDocument] {
    let shown = routine.shownExercises
    let wanted = RoutineName.folded(text)
    guard !wanted.isEmpty else { return [] }
    let same = shown.filter { RoutineName.folded($0.name) == wanted }
    if !same.isEmpty { return same }
    if let place = NumberText.parseWhole(text), shown.indices.contains(Int(place) - 1) {
      return [shown[Int(place) - 1]]
    }
    return shown.filter { RoutineName.folded($0.name).hasPrefix(wanted) }
  }

  private func missing(_ text: String) -> CommandError {
    let names = routine.shownExercises.map { $0.name }.joined(separator: ", ")
    let known = names.isEmpty ? "It has none yet." : "It has: \(names)."
    return .usage("\(routine.name) has no exercise “\(text)”. \(known)")
  }

  private func ambiguous(_ text: String, _ candidates: [ExerciseDocument]) -> CommandError {
    let shown = routine.shownExercises
    let names = candidates.compactMap { each in
      shown.firstIndex { $0.id == each.id }.map { "\($0 + 1) \(each.name)" }
    }
    return .usage("\(text) may be \(names.joined(separator: ", ")): type more of the name, or its number")
  }
}
