public import ExerciseLibrary
public import TrainingModel

/// Exercises, muscles and equipment in a few words.
public enum ExerciseWords {
  /// What a muscle is called.
  public static func name(_ muscle: Muscle) -> String {
    switch muscle {
    case .quadriceps: "quadriceps"
    case .hamstrings: "hamstrings"
    case .glutes: "glutes"
    case .adductors: "adductors"
    case .abductors: "abductors"
    case .hipFlexors: "hip flexors"
    case .calves: "calves"
    case .shins: "shins"
    case .chest: "chest"
    case .shoulders: "shoulders"
    case .triceps: "triceps"
    case .biceps: "biceps"
    case .forearms: "forearms"
    case .lats: "lats"
    case .upperBack: "upper back"
    case .traps: "traps"
    case .lowerBack: "lower back"
    case .abdominals: "abdominals"
    case .obliques: "obliques"
    }
  }

  /// What a piece of equipment is called.
  public static func name(_ equipment: Equipment) -> String {
    switch equipment {
    case .nothing: "no equipment"
    case .barbell: "barbell"
    case .trapBar: "trap bar"
    case .dumbbells: "dumbbells"
    case .kettlebell: "kettlebell"
    case .machine: "machine"
    case .cable: "cable"
    case .band: "band"
    case .bench: "bench"
    case .rack: "rack"
    case .box: "box"
    case .step: "step"
    case .pullUpBar: "pull-up bar"
    case .dipBars: "dip bars"
    case .rope: "rope"
    case .wall: "wall"
    case .partner: "partner"
    }
  }

  /// What a set is counted by.
  public static func name(_ load: LoadType) -> String {
    switch load {
    case .none: "repetitions"
    case .weight: "repetitions and weight"
    case .duration: "seconds"
    }
  }

  /// Muscles in a row: `quadriceps, glutes`.
  public static func list(_ muscles: [Muscle]) -> String { muscles.map { name($0) }.joined(separator: ", ") }

  /// What it is done with: `barbell and bench`, `cable or band`.
  public static func equipment(_ exercise: CatalogueExercise) -> String {
    exercise.equipment.map { choice in choice.map { name($0) }.joined(separator: " or ") }.joined(separator: " and ")
  }

  /// The first letter as a capital.
  public static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
