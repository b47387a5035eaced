import TrainingModel

/// What a race asks of the weeks around it. The numbers are our choice; `planner-rules` stands for all of them.
struct RaceDemand: Hashable, Sendable {
  /// How far a race is, roughly.
  enum Distance: Hashable, Sendable { case five, ten, half, marathon, ultra, mixed, other }

  var distance: Distance
  /// As far as possible in a fixed time, or a loop until one is left.
  var isTimed: Bool

  /// The demand of a shape. A timed race is taken at ten kilometres an hour, a race of several days for an ultra.
  init(_ shape: RaceShape) {
    isTimed = shape.kind == .timed || shape.kind == .backyard
    switch shape.kind {
    case .fixedLength: distance = Self.distance(shape.kilometres?.value)
    case .timed: distance = Self.distance(shape.hours.map { $0 * 10 })
    case .backyard, .stage: distance = .ultra
    case .mixed: distance = .mixed
    case .multisport, .other: distance = .other
    }
  }

  /// The demand of a run that was a race, by its length.
  init(kilometres: Kilometres?) { (distance, isTimed) = (Self.distance(kilometres?.value), false) }

  private static func distance(_ kilometres: Double?) -> Distance {
    guard let kilometres else { return .other }
    switch kilometres {
    case ...7.5: return .five
    case ...15: return .ten
    case ...30: return .half
    case ...45: return .marathon
    default: return .ultra
    }
  }

  /// Days until she is back to her usual after it.
  var recoveryDays: Int64 {
    switch distance {
    case .five: 2
    case .ten, .mixed, .other: 4
    case .half: 10
    case .marathon: 21
    case .ultra: 28
    }
  }

  /// Minutes that her longest run should reach before it; nil: nothing is known of it. Fokkema 2020 for half and
  /// marathon, else our choice.
  var longestRun: Double? {
    switch distance {
    case .five: 45
    case .ten, .mixed: 60
    case .half: 105
    case .marathon: 150
    case .ultra: 180
    case .other: nil
    }
  }

  /// From this many days before it no run is longer than 90 minutes.
  var shortLongRunDays: Int64 {
    switch distance {
    case .five, .ten: 4
    case .half, .mixed: 6
    case .marathon, .ultra, .other: 9
    }
  }

  /// How often each kind of hard work comes up: tempo, intervals, sprints. Without a race all alike.
  static func qualityRatio(_ demand: RaceDemand?) -> (tempo: Int, intervals: Int, sprints: Int) {
    guard let demand else { return (1, 1, 1) }
    if demand.isTimed { return (1, 0, 0) }
    switch demand.distance {
    case .five, .ten, .mixed: return (1, 2, 1)
    case .half: return (2, 1, 0)
    case .marathon: return (3, 1, 0)
    case .ultra: return (1, 0, 0)
    case .other: return (1, 1, 1)
    }
  }
}
