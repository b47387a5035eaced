import TrainingModel

/// Standard ratings where she has too few of her own. Our choice; the unknown run of 4 lies between easy and tempo.
enum EffortDefaults {
  static func run(_ kind: RunKind?) -> Double {
    switch kind {
    case .recovery: 2
    case .easy: 3
    case .long: 4
    case .tempo: 6
    case .intervals, .sprints: 8
    case .race: 9
    case nil: 4
    }
  }

  static let lift: Double = 5
  static let other: Double = 4
}
