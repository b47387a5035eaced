public import Planner
public import TrainingModel

/// The load of seven days.
public struct WeekLoad: Hashable, Sendable {
  /// The first of the seven days.
  public var from: Day
  /// Load of runs.
  public var running = Load.zero
  /// Load of everything else.
  public var others = Load.zero
  /// Sessions whose load is not known.
  public var unrated: Int64 = 0

  /// A week without sessions.
  public init(from: Day) { self.from = from }

  /// All of its load.
  public var load: Load { running + others }

  /// The last `count` blocks of seven days, of which the last ends with `day`, oldest first; those before the first
  /// session are left out.
  public static func weeks(of history: [SessionLoad], through day: Day, count: Int64) -> [WeekLoad] {
    guard count > 0, !history.isEmpty else { return [] }
    let first = day - count * 7 + 1
    var weeks = (0..<count).map { WeekLoad(from: first + $0 * 7) }
    var earliest = day
    for session in history where session.local.day <= day {
      earliest = min(earliest, session.local.day)
      guard session.local.day >= first else { continue }
      weeks[Int((session.local.day - first) / 7)].add(session)
    }
    return weeks.filter { $0.from + 6 >= earliest }
  }

  private mutating func add(_ session: SessionLoad) {
    guard let load = session.load else { return unrated += 1 }
    if session.activity == .run { running += load } else { others += load }
  }
}
