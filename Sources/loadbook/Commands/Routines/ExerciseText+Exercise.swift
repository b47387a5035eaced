import TrainingModel

extension ExerciseText {
  /// A new exercise as it was typed. What was not said is as elsewhere: an exercise that is known keeps its spelling, its
  /// load and whether it is on a machine; without a weight the body alone is the load.
  static func exercise(_ text: String, id: ULID, known: KnownExercises, unit: WeightUnit) throws(CommandError)
    -> ExerciseDocument
  {
    let (name, said) = try read(text)
    let known = known[name]
    var exercise = ExerciseDocument(
      id: id, name: known?.name ?? name, order: 0, sets: 1, reps: 1, weight: 0, loadType: .none)
    exercise.libraryName = known?.libraryName
    exercise.loadTypeCode = known?.loadTypeCode ?? exercise.loadTypeCode
    if known?.isOnMachine == true { exercise.machineSettings = [] }
    said.apply(to: &exercise, unit: unit)
    return exercise
  }

  /// Changes an exercise to what was said; everything else stays.
  func apply(to exercise: inout ExerciseDocument, unit: WeightUnit) {
    applyPlan(to: &exercise)
    if let weight {
      if exercise.loadType != .duration { exercise.change(loadType: .weight) }
      exercise.weight = weight.number(in: unit)
    }
    if isBodyAlone {
      if exercise.loadType != .duration { exercise.change(loadType: .none) }
      exercise.weight = 0
    }
    if let newName { exercise.rename(to: newName) }
    exercise.restSeconds = rest.applied(to: exercise.restSeconds)
    exercise.supersetID = superset.applied(to: exercise.supersetID)
    exercise.machineSettings = machine.applied(to: exercise.machineSettings)
    switch libraryName {
    case .nothing: break
    case .none: exercise.libraryName = nil
    case .value(let name): exercise.libraryName = RoutineName.isSame(name, exercise.name) ? nil : name
    }
  }

  private func applyPlan(to exercise: inout ExerciseDocument) {
    guard let plan else { return }
    exercise.sets = plan.sets
    switch plan.amount {
    case .reps(let reps):
      exercise.reps = reps
      if exercise.loadType == .duration { exercise.change(loadType: .none) }
    case .seconds(let seconds):
      exercise.change(loadType: .duration)
      exercise.durationSeconds = seconds
    }
  }
}

extension ExerciseText.Said {
  /// The value after what was said of it.
  fileprivate func applied(to value: Value?) -> Value? {
    switch self {
    case .nothing: value
    case .none: nil
    case .value(let new): new
    }
  }
}
