import TrainingModel

/// The steps of a run; they add up to its minutes.
enum RunSteps {
  static func steps(_ kind: RunKind, minutes: Int64) -> [RunStep] {
    switch kind {
    case .tempo:
      let stretches = (main(minutes, warmUp: PlannerConstants.warmUp) - 1) / PlannerConstants.tempoStretch + 1
      return tempo(minutes, stretches: max(1, stretches))
    case .intervals:
      return repeated(kind, minutes, warmUp: PlannerConstants.warmUp, work: PlannerConstants.interval)
    case .sprints:
      return repeated(kind, minutes, warmUp: PlannerConstants.sprintWarmUp, work: PlannerConstants.sprint)
    case .recovery, .easy, .long, .race:
      return [step(.steady, minutes, EffortDefaults.run(kind))]
    }
  }

  /// Even stretches with short recoveries between; what does not divide goes to the cool-down.
  private static func tempo(_ minutes: Int64, stretches: Int64) -> [RunStep] {
    let room = main(minutes, warmUp: PlannerConstants.warmUp) - (stretches - 1) * PlannerConstants.recoveryJog
    return assemble(.tempo, minutes, warmUp: PlannerConstants.warmUp, work: room / stretches, count: stretches)
  }

  /// As many repetitions as fit, an equal recovery between each two.
  private static func repeated(_ kind: RunKind, _ minutes: Int64, warmUp: Int64, work: Int64) -> [RunStep] {
    let rest = PlannerConstants.recoveryJog
    let count = max(1, (main(minutes, warmUp: warmUp) + rest) / (work + rest))
    return assemble(kind, minutes, warmUp: warmUp, work: work, count: count)
  }

  private static func assemble(_ kind: RunKind, _ minutes: Int64, warmUp: Int64, work: Int64, count: Int64) -> [RunStep]
  {
    var steps = [step(.warmUp, warmUp, PlannerConstants.warmUpEffort)]
    var left = minutes - warmUp
    for number in 1...count {
      steps.append(step(.work, work, EffortDefaults.run(kind)))
      left -= work
      if number == count { break }
      steps.append(step(.recovery, PlannerConstants.recoveryJog, PlannerConstants.easeEffort))
      left -= PlannerConstants.recoveryJog
    }
    return steps + [step(.coolDown, left, PlannerConstants.easeEffort)]
  }

  private static func main(_ minutes: Int64, warmUp: Int64) -> Int64 { minutes - warmUp - PlannerConstants.coolDown }

  private static func step(_ kind: StepKind, _ minutes: Int64, _ effort: Double) -> RunStep {
    RunStep(kind: kind, minutes: Minutes(Double(minutes)), effort: Effort(effort))
  }
}
