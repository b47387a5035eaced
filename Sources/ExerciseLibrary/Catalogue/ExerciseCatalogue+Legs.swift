import TrainingModel

extension ExerciseCatalogue {
  static let squats: [CatalogueExercise] = [
    CatalogueExercise(
      "Barbell Back Squat", with: [[.barbell], [.rack]], [.quadriceps, .glutes],
      also: [.hamstrings, .lowerBack, .calves],
      cues: ["Breathe in and tighten the trunk first.", "Let the knees follow the feet."]),
    CatalogueExercise(
      "Front Squat", with: [[.barbell], [.rack]], [.quadriceps], also: [.glutes, .abdominals, .upperBack],
      cues: ["Keep the elbows up all the way.", "Go down between the heels, chest tall."]),
    CatalogueExercise(
      "Goblet Squat", with: [[.kettlebell, .dumbbells]], [.quadriceps, .glutes], also: [.abdominals, .adductors],
      cues: ["Keep the weight close under the chin.", "Elbows pass between the knees at the bottom."]),
    CatalogueExercise(
      "Smith Machine Squat", with: [[.machine]], [.quadriceps], also: [.glutes, .hamstrings],
      machine: ["Bar height", "Safety stop"],
      cues: ["Set the feet one foot length ahead of the bar.", "Go equally deep in every repetition."]),
    CatalogueExercise(
      "Hack Squat", with: [[.machine]], [.quadriceps], also: [.glutes], machine: ["Foot plate", "Shoulder pad"],
      cues: ["Keep the whole back on the pad.", "Turn around before the pelvis rolls under."]),
    CatalogueExercise(
      "Leg Press", with: [[.machine]], [.quadriceps, .glutes], also: [.hamstrings],
      machine: ["Seat", "Back rest", "Foot plate"],
      cues: ["Press through heel and ball together.", "Stay just short of straight knees."]),
    CatalogueExercise(
      "Leg Extension", with: [[.machine]], [.quadriceps], machine: ["Seat", "Back rest", "Leg pad"],
      cues: ["Line the knee up with the axis of the machine.", "Hold it straight for a moment."]),
    CatalogueExercise(
      "Bulgarian Split Squat", with: [[.dumbbells], [.bench]], [.quadriceps, .glutes], also: [.adductors, .hamstrings],
      cues: ["The front leg does the work.", "Point both hip bones forward."]),
    CatalogueExercise(
      "Walking Lunge", with: [[.dumbbells, .nothing]], [.quadriceps, .glutes], also: [.hamstrings, .calves],
      cues: ["Take a long step and drop straight down.", "Drive off the front heel."]),
    CatalogueExercise(
      "Step-Up", with: [[.box], [.dumbbells]], [.glutes, .quadriceps], also: [.hamstrings, .calves],
      cues: ["Plant the whole foot on top.", "Let the upper leg lift you, without a hop from below."]),
  ]

  static let hinges: [CatalogueExercise] = [
    CatalogueExercise(
      "Barbell Deadlift", with: [[.barbell]], [.hamstrings, .glutes, .lowerBack],
      also: [.quadriceps, .upperBack, .forearms],
      cues: ["Start with the bar above the laces.", "Think of standing up by pressing the ground down."]),
    CatalogueExercise(
      "Romanian Deadlift", with: [[.barbell, .dumbbells]], [.hamstrings], also: [.glutes, .lowerBack],
      cues: ["Send the hips behind you, knees a little bent.", "The weight slides along the thighs."]),
    CatalogueExercise(
      "Single-Leg Romanian Deadlift", with: [[.dumbbells]], [.hamstrings, .glutes], also: [.lowerBack, .calves],
      cues: ["Do not let one hip turn up.", "Make yourself long from head to heel."]),
    CatalogueExercise(
      "Trap Bar Deadlift", with: [[.trapBar]], [.quadriceps, .glutes], also: [.hamstrings, .traps, .forearms],
      cues: ["Stand in the middle of the bar.", "Hips and shoulders go up at one speed."]),
    CatalogueExercise(
      "Hip Thrust", with: [[.barbell], [.bench]], [.glutes], also: [.hamstrings],
      cues: ["Chin and ribs stay tucked.", "At the top the lower legs stand straight up."]),
    CatalogueExercise(
      "Glute Bridge", .none, with: [[.nothing]], [.glutes], also: [.hamstrings],
      cues: ["Drive the heels down.", "Wait a second at the top."]),
    CatalogueExercise(
      "Kettlebell Swing", with: [[.kettlebell]], [.glutes, .hamstrings], also: [.lowerBack, .abdominals],
      cues: ["Fold at the hips; the knees bend little.", "The arms only guide: the hips do the throwing."]),
    CatalogueExercise(
      "Seated Leg Curl", with: [[.machine]], [.hamstrings], also: [.calves],
      machine: ["Seat", "Back rest", "Leg pad", "Thigh pad"],
      cues: ["Close the pad firmly over the thighs.", "Take your time letting it come back."]),
    CatalogueExercise(
      "Lying Leg Curl", with: [[.machine]], [.hamstrings], also: [.calves], machine: ["Leg pad", "Start position"],
      cues: ["Press the hips into the pad.", "Bring the heels as far as they go."]),
    CatalogueExercise(
      "Nordic Hamstring Curl", .none, with: [[.bench, .partner]], [.hamstrings], also: [.glutes],
      cues: ["Hips stay open: one line down to the knees.", "Brake the fall as long as you can."]),
    CatalogueExercise(
      "Back Extension", .none, with: [[.bench]], [.lowerBack, .glutes], also: [.hamstrings],
      cues: ["Bend in the hips, not in the back.", "Rise until body and legs are in line, no higher."]),
  ]

  static let lowerLegs: [CatalogueExercise] = [
    CatalogueExercise(
      "Standing Calf Raise", with: [[.machine, .step]], [.calves], machine: ["Shoulder pad"],
      cues: ["Let the heel sink fully.", "Stay two seconds on the toes."]),
    CatalogueExercise(
      "Seated Calf Raise", with: [[.machine]], [.calves], machine: ["Knee pad"],
      cues: ["Start from a deep heel.", "Stop bouncing: pause below and above."]),
    CatalogueExercise(
      "Single-Leg Calf Raise", .none, with: [[.step]], [.calves],
      cues: ["The knee stays straight.", "Touch the wall for balance, not for help."]),
    CatalogueExercise(
      "Tibialis Raise", .none, with: [[.wall]], [.shins],
      cues: ["Lean back on the wall, feet well in front.", "Pull the toes to the shins."]),
    CatalogueExercise(
      "Hip Abduction", with: [[.machine]], [.abductors], also: [.glutes], machine: ["Back rest", "Start width"],
      cues: ["Keep the back upright.", "Part the knees without a jerk."]),
    CatalogueExercise(
      "Hip Adduction", with: [[.machine]], [.adductors], machine: ["Back rest", "Start width"],
      cues: ["Bring the knees together without momentum.", "Open again slower than you closed."]),
    CatalogueExercise(
      "Lateral Band Walk", .none, with: [[.band]], [.abductors], also: [.glutes],
      cues: ["Both feet point ahead.", "Never let the band go slack."]),
    CatalogueExercise(
      "Box Jump", .none, with: [[.box]], [.quadriceps, .glutes], also: [.calves, .hamstrings],
      cues: ["Arrive without a sound.", "Climb down instead of jumping."]),
    CatalogueExercise(
      "Pogo Hop", .duration, with: [[.nothing]], [.calves], also: [.shins],
      cues: ["Bounce from the ankles, knees nearly still.", "Leave the ground at once."]),
  ]
}
