public import TrainingModel

/// Names of runs, steps and sports.
public enum RunWords {
  /// What a kind of run is called: "easy run", "tempo run".
  public static func name(_ kind: RunKind) -> String {
    switch kind {
    case .recovery: "recovery run"
    case .easy: "easy run"
    case .long: "long run"
    case .tempo: "tempo run"
    case .intervals: "intervals"
    case .sprints: "sprint intervals"
    case .race: "race"
    }
  }

  /// What a step is called.
  public static func name(_ step: StepKind) -> String {
    switch step {
    case .warmUp: "warm up"
    case .steady: "run"
    case .work: "work"
    case .recovery: "easy between"
    case .coolDown: "cool down"
    }
  }

  /// What a sport is called in a list.
  public static func name(_ activity: SessionActivity) -> String {
    switch activity {
    case .run: "run"
    case .lift: "lift"
    case .other: "other"
    }
  }

  /// How an effort feels. Foster 2001, table 1, in our words.
  public static func feeling(_ effort: Effort) -> String {
    switch effort.value {
    case ..<1.5: "hardly anything"
    case ..<2.5: "easy"
    case ..<3.5: "moderate, you can chat"
    case ..<4.5: "somewhat hard"
    case ..<6.5: "hard, short sentences"
    case ..<8.5: "very hard, single words"
    default: "nearly all you have"
    }
  }
}

/// The effort scale that she rates a session on.
public enum EffortScale {
  /// The ten steps and what they feel like. Foster 2001, table 1, in our words.
  public static let anchors: [(effort: String, feeling: String)] = [
    ("1", "hardly anything"), ("2", "easy"), ("3", "moderate: you can chat"), ("4", "somewhat hard"),
    ("5", "hard"), ("6", "hard: short sentences"), ("7", "very hard"), ("8", "very hard: single words"),
    ("9", "nearly all you have"), ("10", "all you have"),
  ]
}
