/// The exercises that the library knows: for lifters who run.
public enum ExerciseCatalogue {
  /// All of them: squats, hinges, hips and lower legs, pushes, pulls, trunk, stretches, endurance.
  public static let all: [CatalogueExercise] =
    squats + hinges + lowerLegs + pushes + pulls + trunk + stretches + endurance
}
