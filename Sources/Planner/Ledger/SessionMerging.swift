import CanonicalJSON
import TrainingModel

extension TrainingSession {
  /// Every session once: what two sources hold of one sport, overlapping by at least half of the shorter, is one.
  ///
  /// The session with a declared effort leads, then one with sets, then the earliest; the others fill in what it lacks.
  /// Sorted by day and start; the order given does not matter. n log n.
  static func merged(_ sessions: [TrainingSession]) -> [TrainingSession] {
    let sorted = sessions.sorted { $0.comes(before: $1) }
    var groups: [MergeGroup] = []
    var open = [[Int]](repeating: [], count: 3)
    for session in sorted {
      let position = session.activity.position
      open[position].removeAll { groups[$0].longest.end < session.start }
      if let group = open[position].first(where: { groups[$0].longest.isSame(as: session) }) {
        groups[group].add(session)
      } else {
        open[position].append(groups.count)
        groups.append(MergeGroup(session))
      }
    }
    return groups.map { $0.session }.sorted { ($0.day, $0.start, $0.id) < ($1.day, $1.start, $1.id) }
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

/// The sessions that are one, in the order in which they were sorted.
private struct MergeGroup {
  private(set) var longest: TrainingSession
  private var members: [TrainingSession]

  init(_ session: TrainingSession) { (longest, members) = (session, [session]) }

  mutating func add(_ session: TrainingSession) {
    members.append(session)
    if session.end - session.start > longest.end - longest.start { longest = session }
  }

  /// The leader, filled in from the others.
  var session: TrainingSession {
    if members.count == 1 { return members[0] }
    var ranked: [TrainingSession] = []
    for rank in 0...2 { ranked += members.filter { $0.rank == rank } }
    var leader = ranked[0]
    for other in ranked.dropFirst() { leader.fillIn(from: other) }
    return leader
  }
}
