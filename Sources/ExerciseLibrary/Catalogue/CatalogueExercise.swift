public import TrainingModel

/// An exercise that the library knows. Names, muscles and equipment are common facts; the cues are our own words.
public struct CatalogueExercise: Hashable, Sendable {
  /// Its name, by which routines and workouts point at it.
  public let name: String
  /// What a set of it is counted by.
  public let loadType: LoadType
  /// What it needs: one of each group, so `[[barbell], [bench]]` are both and `[[cable, band]]` is either.
  public let equipment: [[Equipment]]
  /// The muscles that do most of the work, the first one first of all.
  public let primary: [Muscle]
  /// The muscles that help.
  public let secondary: [Muscle]
  /// The settings that its machine usually has, to suggest their names; nil: no machine, empty: one without settings.
  public let machineSettings: [String]?
  /// What to mind, one or two short sentences.
  public let cues: [String]

  init(
    _ name: String, _ loadType: LoadType = .weight, with equipment: [[Equipment]], _ primary: [Muscle],
    also secondary: [Muscle] = [], machine settings: [String]? = nil, cues: [String]
  ) {
    (self.name, self.loadType, self.equipment) = (name, loadType, equipment)
    (self.primary, self.secondary) = (primary, secondary)
    (machineSettings, self.cues) = (settings, cues)
  }

  /// Whether a plan of it records how a machine is set.
  public var isMachine: Bool { machineSettings != nil }

  /// Whether it works `muscle`, mostly or on the side.
  public func works(_ muscle: Muscle) -> Bool { primary.contains(muscle) || secondary.contains(muscle) }

  /// Whether it is done with `equipment`, or may be.
  public func uses(_ equipment: Equipment) -> Bool { self.equipment.contains { $0.contains(equipment) } }
}
