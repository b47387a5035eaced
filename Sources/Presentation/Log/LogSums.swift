import Planner
import TrainingModel

/// What the entries of a week or month add up to.
public struct LogSums: Hashable, Sendable {
  /// Entries with something done.
  public let sessions: Int64
  /// Their minutes, as far as known; those that do not count on their own left out.
  public let minutes: Double
  /// Their load.
  public let load: Double
  /// Sets done.
  public let sets: Int64
  /// Kilometres run.
  public let kilometres: Double
  /// Entries whose load is not known.
  public let unrated: Int64

  /// The sums of `entries`.
  public init(_ entries: [LogEntry]) {
    let counted = entries.compactMap { $0.load }
    sessions = Int64(entries.count { $0.load != nil })
    minutes = counted.reduce(0) { $0 + ($1.minutes?.value ?? 0) }
    load = counted.reduce(0) { $0 + ($1.load?.value ?? 0) }
    unrated = Int64(counted.count { $0.load == nil })
    sets = entries.reduce(0) { $0 + ($1.totals?.sets ?? 0) }
    kilometres = entries.reduce(0) { sum, entry in
      sum + (entry.activity == .run && entry.load != nil ? entry.kilometres?.value ?? 0 : 0)
    }
  }

  /// `5 sessions, 45 sets, 21.3 km run, 4 h 10 min, 1,180 AU`; what is nothing is left out.
  public func text(_ units: Units) -> String {
    var parts = [NumberWords.count(sessions, "session")]
    if sets > 0 { parts.append(NumberWords.count(sets, "set")) }
    if kilometres > 0 {
      parts.append(NumberWords.distance(Kilometres(kilometres), unit: units.distance) + " run")
    }
    return (parts + effortParts).joined(separator: ", ").unbroken
  }

  /// `4 h 10 min, 1,180 AU`.
  public var shortText: String { effortParts.joined(separator: ", ").unbroken }

  private var effortParts: [String] {
    var parts: [String] = []
    if minutes >= 0.5 { parts.append(NumberWords.minutes(Minutes(minutes))) }
    if load > 0 { parts.append(NumberWords.load(Load(load))) }
    if unrated > 0 { parts.append(NumberWords.whole(Double(unrated)) + " without load") }
    return parts
  }
}
