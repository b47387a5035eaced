public import TrainingModel

extension ExerciseWords {
  /// Sets in a line, those of one weight together: `60 kg × 5, 5, 4; 62.5 kg × 3`, `12, 10 reps`, `40, 35 s`.
  public static func sets(_ sets: [SetEntry], unit: WeightUnit) -> String {
    if sets.allSatisfy({ $0.isPlain && $0.reps != nil && $0.weight != nil }) { return byWeight(sets, unit: unit) }
    if sets.allSatisfy({ $0.isPlain && $0.reps != nil && $0.weight == nil }), sets.count > 1 {
      return sets.compactMap { $0.reps.map { String($0) } }.joined(separator: ", ") + " reps"
    }
    if sets.count > 1, sets.allSatisfy({ $0.isHold }) {
      return sets.compactMap { $0.seconds.map { String($0) } }.joined(separator: ", ") + " s"
    }
    return sets.map { SetWords.text($0, unit: unit) }.joined(separator: "; ")
  }

  private static func byWeight(_ sets: [SetEntry], unit: WeightUnit) -> String {
    var (runs, last): ([String], Double?) = ([], nil)
    for set in sets {
      guard let reps = set.reps, let weight = set.weight else { continue }
      if weight == last, let run = runs.popLast() {
        runs.append("\(run), \(reps)")
      } else {
        runs.append("\(SetWords.weight(weight, unit: unit)) × \(reps)")
      }
      last = weight
    }
    return runs.joined(separator: "; ")
  }

  /// A day as short as it can be told from `today`: `today`, `yesterday`, `Mon 23 Nov`, `Mon 23 Nov 2025`.
  public static func day(_ day: Day, from today: Day) -> String {
    switch today - day {
    case 0: "today"
    case 1: "yesterday"
    case -1: "tomorrow"
    default: DayWords.inText(day) + (day.year == today.year || abs(day - today) < 90 ? "" : " \(day.year)")
    }
  }
}

extension SetEntry {
  /// Whether nothing but repetitions and weight is said of it.
  fileprivate var isPlain: Bool { seconds == nil && kilometres == nil && kind == nil && rpe == nil }

  /// Whether nothing but seconds is said of it, and fewer than are told in minutes.
  fileprivate var isHold: Bool {
    reps == nil && weight == nil && kilometres == nil && kind == nil && rpe == nil && (seconds ?? 120) < 120
  }
}
