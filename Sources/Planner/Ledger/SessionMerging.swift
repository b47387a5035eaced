import CanonicalJSON
import TrainingModel

extension TrainingSession {
  /// Every session once: what two sources hold of one sport, overlapping by at least half of the shorter, is one.
  ///
  /// The session with a declared effort leads, then one with sets, then the earliest; the others fill in what it lacks.
  /// Sorted by day and start; the order given does not matter. n log n.
  static func merged(_ sessions: [TrainingSession]) -> [TrainingSession] {
    let merged = groups(sessions).map { $0.session(of: sessions) }
    let isBefore = { (left: TrainingSession, right: TrainingSession) in
      (left.day, left.start, left.id) < (right.day, right.start, right.id)
    }
    let isSorted = zip(merged, merged.dropFirst()).allSatisfy { !isBefore($1, $0) }
    return isSorted ? merged : merged.sorted(by: isBefore)
  }

  private static func groups(_ sessions: [TrainingSession]) -> [MergeGroup] {
    var groups: [MergeGroup] = []
    groups.reserveCapacity(sessions.count)
    var open = [[Int]](repeating: [], count: 3)
    for position in sessions.indices.sorted(by: { sessions[$0].comes(before: sessions[$1]) }) {
      let session = sessions[position]
      let sport = session.activity.position
      open[sport].removeAll { sessions[groups[$0].longest].end < session.start }
      if let group = open[sport].first(where: { sessions[groups[$0].longest].isSame(as: session) }) {
        groups[group].add(position, sessions)
      } else {
        open[sport].append(groups.count)
        groups.append(MergeGroup(first: position))
      }
    }
    return groups
  }

  /// A total order of the start, then of everything that a merge reads.
  private func comes(before other: TrainingSession) -> Bool {
    if start != other.start { return start < other.start }
    if end != other.end { return end > other.end }
    if id != other.id { return id < other.id }
    return canonicalBytes().lexicographicallyPrecedes(other.canonicalBytes())
  }

  private func isSame(as other: TrainingSession) -> Bool {
    let overlap = min(end, other.end) - max(start, other.start)
    return overlap >= 0 && 2 * overlap >= min(end - start, other.end - other.start)
  }

  fileprivate var length: Int64 { end - start }
  fileprivate var rank: Int { effort != nil ? 0 : liftSets.isEmpty ? 2 : 1 }

  /// Takes over what this session lacks.
  fileprivate mutating func fillIn(from other: TrainingSession) {
    if runKind == nil { runKind = other.runKind }
    if minutes == nil { (minutes, end) = (other.minutes, max(end, other.end)) }
    if kilometres == nil { kilometres = other.kilometres }
    if effort == nil { effort = other.effort }
    if hrZoneSeconds == nil { hrZoneSeconds = other.hrZoneSeconds }
    if avgHeartRate == nil { avgHeartRate = other.avgHeartRate }
    if maxHeartRate == nil { maxHeartRate = other.maxHeartRate }
    if liftSets.isEmpty { liftSets = other.liftSets }
  }
}

/// The positions of sessions that are one, in the order of their starts.
private struct MergeGroup {
  private let first: Int
  private var others: [Int] = []
  private(set) var longest: Int

  init(first: Int) { (self.first, longest) = (first, first) }

  mutating func add(_ position: Int, _ sessions: [TrainingSession]) {
    others.append(position)
    if sessions[position].length > sessions[longest].length { longest = position }
  }

  /// The leader, filled in from the others.
  func session(of sessions: [TrainingSession]) -> TrainingSession {
    if others.isEmpty { return sessions[first] }
    var ranked: [TrainingSession] = []
    for rank in 0...2 { ranked += ([first] + others).map { sessions[$0] }.filter { $0.rank == rank } }
    var leader = ranked[0]
    for other in ranked.dropFirst() { leader.fillIn(from: other) }
    return leader
  }
}
