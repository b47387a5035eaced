/// Routines with exercises, stamped as newer programs do and bare as older ones leave them.
enum GeneratedRoutine {
  /// The exercises; a copy has some of them.
  static let exercises = ["E1", "E2", "E3"].map(identifier)

  /// A copy of the routine as some device might hold it.
  static func document(_ dice: inout MergeDice) -> Tree {
    var routine: Tree = [
      "id": .text(identifier("R")), "schemaVersion": 3, "createdAt": dice.time(3), "updatedAt": dice.time(10),
      "name": .text(dice.pick(["Push", "Pull"])), "color": .text(dice.pick(["blue", "red"])),
      "systemImage": "dumbbell", "order": .whole(dice.below(3)),
    ]
    routine["exercises"] = .array(exercises.compactMap { dice.chance(70) ? exercise($0, &dice) : nil })
    if dice.chance(30) { routine["deletedExerciseIDs"] = dice.stamps(exercises, most: 2) }
    if dice.chance(30) { routine["restSeconds"] = .whole(60 + dice.below(3)) }
    if dice.chance(30) { routine["newTop"] = .whole(dice.below(3)) }
    if dice.chance(30) { routine["fieldUpdatedAt"] = dice.stamps(["name", "restSeconds", "newTop"], most: 2) }
    return routine
  }

  private static func exercise(_ id: String, _ dice: inout MergeDice) -> Tree {
    var exercise: Tree = [
      "id": .text(id), "name": .text(dice.pick(["P", "Q"])), "order": .whole(dice.below(3)), "sets": 3,
      "reps": .whole(5 + dice.below(3)), "weight": .number(dice.pick(["60", "62.5"])), "loadType": 1,
      "durationSeconds": 0,
    ]
    if dice.chance(50) { exercise["updatedAt"] = dice.time(10) }
    if dice.chance(30) { exercise["libraryName"] = .text(dice.pick(["P", "Q"])) }
    if dice.chance(30) { exercise["newerAppField"] = ["a": .whole(dice.below(3))] }
    if dice.chance(30) {
      exercise["fieldUpdatedAt"] = dice.stamps(["weight", "libraryName", "newerAppField"], most: 2)
    }
    return exercise
  }
}
