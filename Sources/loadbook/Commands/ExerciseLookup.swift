import TrainingModel

/// Finds an exercise that was done by what somebody typed.
struct ExerciseLookup {
  /// The library names of the exercises done, and what they are called in workouts, without capitals.
  private var names: [(library: String, called: [String])] = []

  /// The exercises with a set in one of these workouts.
  init(workouts: [WorkoutDocument]) {
    var called: [String: Set<String>] = [:]
    for log in workouts.flatMap({ $0.logs }) where !log.doneSets.isEmpty {
      called[log.resolvedLibraryName, default: []].insert(log.exerciseName.lowercased())
    }
    names = called.map { name, others in (name, others.union([name.lowercased()]).sorted()) }
      .sorted { $0.library < $1.library }
  }

  /// The library name of the exercise that `text` names: its whole name, else the beginning of only one name, else a
  /// part of only one name.
  func find(_ text: String) throws(CommandError) -> String {
    let wanted = text.lowercased()
    let isMatch: [(String) -> Bool] = [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) }]
    for matches in isMatch where !wanted.isEmpty {
      let found = names.filter { $0.called.contains(where: matches) }.map { $0.library }
      if found.count > 1 { throw .usage("\(text) may be \(found.joined(separator: ", ")): type more of the name") }
      if let only = found.first { return only }
    }
    throw .usage(names.isEmpty ? "no set was logged yet" : "no set of \(text) was logged yet. " + known)
  }

  private var known: String {
    let shown = names.prefix(12).map { $0.library }.joined(separator: ", ")
    return "There are: " + shown + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }
}
