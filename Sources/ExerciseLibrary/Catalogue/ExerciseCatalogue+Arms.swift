import TrainingModel

extension ExerciseCatalogue {
  static let pushes: [CatalogueExercise] = [
    CatalogueExercise(
      "Barbell Bench Press", with: [[.barbell], [.bench]], [.chest], also: [.shoulders, .triceps],
      cues: ["Pull the shoulder blades together and keep them.", "Meet the chest at one place every time."]),
    CatalogueExercise(
      "Dumbbell Bench Press", with: [[.dumbbells], [.bench]], [.chest], also: [.shoulders, .triceps],
      cues: ["Forearms stay upright.", "Left and right move alike."]),
    CatalogueExercise(
      "Incline Dumbbell Press", with: [[.dumbbells], [.bench]], [.chest, .shoulders], also: [.triceps],
      cues: ["A third of the way up is steep enough.", "Elbows half out, neither wide nor tucked."]),
    CatalogueExercise(
      "Machine Chest Press", with: [[.machine]], [.chest], also: [.shoulders, .triceps],
      machine: ["Seat", "Back rest", "Handles"],
      cues: ["Set the seat so that you push from the middle of the chest.", "The back never leaves the pad."]),
    CatalogueExercise(
      "Pec Fly", with: [[.machine]], [.chest], also: [.shoulders], machine: ["Seat", "Handles"],
      cues: ["Elbows keep one slight bend.", "Close the arms as around a tree."]),
    CatalogueExercise(
      "Push-Up", .none, with: [[.nothing]], [.chest], also: [.triceps, .shoulders, .abdominals],
      cues: ["Stiff from head to heels.", "The chest arrives before the chin."]),
    CatalogueExercise(
      "Overhead Press", with: [[.barbell, .dumbbells]], [.shoulders], also: [.triceps, .abdominals],
      cues: ["Tighten the seat so the back does not bend.", "Finish with the weight above the ears."]),
    CatalogueExercise(
      "Machine Shoulder Press", with: [[.machine]], [.shoulders], also: [.triceps], machine: ["Seat", "Handles"],
      cues: ["Choose a seat that puts the handles at ear height.", "Keep the lower back where it is."]),
    CatalogueExercise(
      "Lateral Raise", with: [[.dumbbells]], [.shoulders],
      cues: ["Elbows rise first, hands after.", "Level with the shoulders is high enough."]),
    CatalogueExercise(
      "Dip", .none, with: [[.dipBars]], [.triceps, .chest], also: [.shoulders],
      cues: ["Push the shoulders away from the ears.", "Turn around before they roll forward."]),
    CatalogueExercise(
      "Triceps Pushdown", with: [[.cable]], [.triceps], machine: ["Pulley", "Handle"],
      cues: ["Upper arms do not move.", "Straighten the arms all the way."]),
  ]

  static let pulls: [CatalogueExercise] = [
    CatalogueExercise(
      "Pull-Up", .none, with: [[.pullUpBar]], [.lats], also: [.biceps, .upperBack],
      cues: ["Begin with long arms.", "Bring the breastbone up to the bar."]),
    CatalogueExercise(
      "Assisted Pull-Up", with: [[.machine]], [.lats], also: [.biceps, .upperBack], machine: ["Knee pad", "Handles"],
      cues: [
        "The number is the help: take some off as you grow stronger.", "Long arms below, chin over the hands above.",
      ]
    ),
    CatalogueExercise(
      "Lat Pulldown", with: [[.cable]], [.lats], also: [.biceps, .upperBack], machine: ["Knee pad", "Handle"],
      cues: ["Bring the bar to the top of the chest.", "Sit still instead of leaning back."]),
    CatalogueExercise(
      "Seated Cable Row", with: [[.cable]], [.upperBack, .lats], also: [.biceps], machine: ["Foot plate", "Handle"],
      cues: ["Sit proud.", "Take the elbows behind the body."]),
    CatalogueExercise(
      "One-Arm Dumbbell Row", with: [[.dumbbells], [.bench]], [.lats, .upperBack], also: [.biceps],
      cues: ["The back is a table.", "Draw the elbow toward the pocket."]),
    CatalogueExercise(
      "Barbell Row", with: [[.barbell]], [.upperBack, .lats], also: [.biceps, .lowerBack],
      cues: ["Lean over and stay there.", "Aim for the belly button."]),
    CatalogueExercise(
      "Inverted Row", .none, with: [[.pullUpBar]], [.upperBack], also: [.biceps, .lats],
      cues: ["Hang like a board.", "Touch the bar with the chest."]),
    CatalogueExercise(
      "Face Pull", with: [[.cable, .band]], [.shoulders, .upperBack], also: [.traps],
      cues: ["Pull toward the eyes.", "End with the thumbs pointing behind you."]),
    CatalogueExercise(
      "Biceps Curl", with: [[.dumbbells, .barbell]], [.biceps], also: [.forearms],
      cues: ["Elbows stay at the sides.", "Count two on the way down."]),
    CatalogueExercise(
      "Hammer Curl", with: [[.dumbbells]], [.biceps], also: [.forearms],
      cues: ["Palms face each other.", "The body does not help."]),
    CatalogueExercise(
      "Farmer's Carry", .duration, with: [[.dumbbells]], [.forearms, .traps], also: [.abdominals, .glutes],
      cues: ["As tall as you are.", "Short steps that nobody hears."]),
  ]
}
