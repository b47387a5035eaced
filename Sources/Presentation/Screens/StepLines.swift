import TrainingModel

/// The steps of a run in lines, with repetitions drawn together: 4 × 4 min at effort 8, 3 min easy between.
enum StepLines {
  /// One line a step or block of repetitions: how long, what, and how hard.
  static func lines(_ steps: [RunStep]) -> [(length: String, what: String)] {
    var lines: [(length: String, what: String)] = []
    var index = 0
    while index < steps.count {
      let block = repetitions(in: steps, from: index)
      if block.count > 1 {
        lines.append(repeated(steps, from: index, count: block.count))
      } else {
        let step = steps[index]
        lines.append((NumberWords.minutes(step.minutes), "\(RunWords.name(step.kind)), \(effort(step.effort))"))
      }
      index += block.length
    }
    return lines
  }

  /// How often work and recovery of one length follow each other from `start`, and how many steps that takes.
  private static func repetitions(in steps: [RunStep], from start: Int) -> (count: Int, length: Int) {
    guard steps[start].kind == .work else { return (1, 1) }
    var count = 1
    var next = start + 1
    while next + 1 < steps.count, steps[next].kind == .recovery, steps[next + 1] == steps[start],
      steps[next].minutes == steps[start + 1].minutes
    {
      count += 1
      next += 2
    }
    return (count, count == 1 ? 1 : next - start)
  }

  private static func repeated(_ steps: [RunStep], from start: Int, count: Int) -> (length: String, what: String) {
    let work = steps[start]
    let between = NumberWords.decimal(steps[start + 1].minutes.value, digits: 1) + " min"
    return (
      "\(count) × \(NumberWords.decimal(work.minutes.value, digits: 1)) min",
      "\(RunWords.name(work.kind)), \(effort(work.effort)), \(between) easy between"
    )
  }

  private static func effort(_ effort: Effort) -> String {
    "effort \(NumberWords.decimal(effort.value, digits: 1)) (\(RunWords.feeling(effort)))"
  }
}
