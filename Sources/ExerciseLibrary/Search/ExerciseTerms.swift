extension CatalogueExercise {
  /// Words by which it is found beside its name: other names, its muscles and its equipment.
  public var searchTerms: [String] {
    OtherNames.all.filter { $0.name == name }.map { $0.other } + primary.flatMap { $0.searchTerms }
      + secondary.flatMap { $0.searchTerms } + equipment.flatMap { $0 }.flatMap { $0.searchTerms }
  }
}

extension Muscle {
  /// Its name in English and what people say for it.
  var searchTerms: [String] {
    switch self {
    case .quadriceps: [rawValue, "quads", "thighs", "legs"]
    case .hamstrings: [rawValue, "hams", "thighs", "legs"]
    case .glutes: [rawValue, "gluteus", "buttocks", "legs"]
    case .adductors: [rawValue, "inner thigh"]
    case .abductors: [rawValue, "outer hip"]
    case .calves: [rawValue, "calf", "legs"]
    case .shins: [rawValue, "tibialis"]
    case .chest: [rawValue, "pecs", "pectorals"]
    case .shoulders: [rawValue, "delts", "deltoids"]
    case .triceps, .biceps, .forearms: [rawValue, "arms"]
    case .lats: [rawValue, "latissimus", "back"]
    case .traps: [rawValue, "trapezius"]
    case .abdominals: [rawValue, "abs", "core", "stomach"]
    case .obliques: [rawValue, "abs", "core", "waist"]
    case .hipFlexors, .upperBack, .lowerBack: [rawValue]
    }
  }
}

extension Equipment {
  /// Its name in English and what people say for it.
  var searchTerms: [String] {
    switch self {
    case .nothing: ["bodyweight", "body weight", "no equipment"]
    case .dumbbells: [rawValue, "db"]
    case .barbell: [rawValue, "bb"]
    case .kettlebell: [rawValue, "kb"]
    case .trapBar: [rawValue, "hex bar"]
    case .band: [rawValue, "elastic"]
    default: [rawValue]
    }
  }
}
