import TrainingModel

extension ExerciseCatalogue {
  static let trunk: [CatalogueExercise] = [
    CatalogueExercise(
      "Plank", .duration, with: [[.nothing]], [.abdominals], also: [.shoulders, .glutes],
      cues: ["Shoulders stand over the elbows.", "Shorten the distance from ribs to pelvis."]),
    CatalogueExercise(
      "Side Plank", .duration, with: [[.nothing]], [.obliques], also: [.abductors, .shoulders],
      cues: ["One hip above the other.", "Lift the lower side off the floor."]),
    CatalogueExercise(
      "Dead Bug", .none, with: [[.nothing]], [.abdominals],
      cues: ["The lower back keeps the floor.", "Breathe out while arm and leg go away."]),
    CatalogueExercise(
      "Bird Dog", .none, with: [[.nothing]], [.lowerBack, .glutes], also: [.abdominals],
      cues: ["Hand and heel pull apart.", "A cup on the back would not spill."]),
    CatalogueExercise(
      "Hanging Leg Raise", .none, with: [[.pullUpBar]], [.abdominals], also: [.forearms],
      cues: ["Wait until you hang still.", "Roll the pelvis up, not only the legs."]),
    CatalogueExercise(
      "Pallof Press", with: [[.cable, .band]], [.obliques], also: [.abdominals, .shoulders],
      cues: ["Resist the turn.", "Arms go out and back on one line."]),
    CatalogueExercise(
      "Cable Crunch", with: [[.cable]], [.abdominals], machine: ["Pulley"],
      cues: ["Round the back, ribs first.", "Do not sit down onto the heels."]),
  ]

  static let stretches: [CatalogueExercise] = [
    CatalogueExercise(
      "Hip Flexor Stretch", .duration, with: [[.nothing]], [.hipFlexors], also: [.quadriceps],
      cues: ["Roll the pelvis under before anything else.", "A small move forward is enough."]),
    CatalogueExercise(
      "Hamstring Stretch", .duration, with: [[.nothing]], [.hamstrings], also: [.calves],
      cues: ["Long back.", "Tip forward from the hips."]),
    CatalogueExercise(
      "Calf Stretch", .duration, with: [[.wall]], [.calves],
      cues: ["Keep the heel on the floor.", "Half the time with a straight knee, half with a bent one."]),
    CatalogueExercise(
      "World's Greatest Stretch", .duration, with: [[.nothing]], [.hipFlexors, .hamstrings],
      also: [.upperBack, .glutes],
      cues: ["Bring the elbow down beside the front foot.", "Then turn that arm up and look after it."]),
    CatalogueExercise(
      "Leg Swings", .duration, with: [[.nothing]], [.hipFlexors, .hamstrings], also: [.glutes],
      cues: ["The body stays upright.", "Let the leg hang and swing by itself."]),
  ]

  static let endurance: [CatalogueExercise] = [
    CatalogueExercise(
      "Treadmill", .duration, with: [[.machine]], [.quadriceps, .calves], also: [.hamstrings, .glutes],
      machine: ["Speed", "Incline"],
      cues: ["Short steps at a quick beat.", "Hands off the rails."]),
    CatalogueExercise(
      "Stationary Bike", .duration, with: [[.machine]], [.quadriceps], also: [.hamstrings, .glutes, .calves],
      machine: ["Saddle", "Handlebar", "Resistance"],
      cues: ["Raise the saddle to your hip bone.", "Pull through below as well as push."]),
    CatalogueExercise(
      "Rowing Machine", .duration, with: [[.machine]], [.upperBack, .quadriceps],
      also: [.hamstrings, .biceps, .lowerBack], machine: ["Foot plate", "Damper"],
      cues: ["Push with the legs, lean, then pull.", "Come back in the opposite order."]),
    CatalogueExercise(
      "Elliptical", .duration, with: [[.machine]], [.quadriceps, .glutes], also: [.hamstrings, .calves],
      machine: ["Incline", "Resistance"],
      cues: ["Heels stay down.", "Let the arms share the work."]),
    CatalogueExercise(
      "Stair Climber", .duration, with: [[.machine]], [.quadriceps, .glutes], also: [.calves, .hamstrings],
      machine: ["Level"],
      cues: ["Grow tall.", "Fingertips on the rail at most."]),
    CatalogueExercise(
      "Jump Rope", .duration, with: [[.rope]], [.calves], also: [.shoulders, .forearms],
      cues: ["Only as high as the rope is thick.", "Turn it from the wrists."]),
    CatalogueExercise(
      "Mountain Climber", .duration, with: [[.nothing]], [.abdominals], also: [.hipFlexors, .shoulders],
      cues: ["Shoulders above the hands.", "Hips no higher than the shoulders."]),
  ]
}
