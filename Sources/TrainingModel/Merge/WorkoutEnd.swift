import CanonicalJSON

/// How a workout's status and end follow from its logs, whoever joined it.
///
/// The end is the newest `completedAt` of the living logs and their sets, else the time of the newest log; absent while
/// a log is open. A program may state another one, as when she finishes a workout long after the last set: that stands
/// as long as no copy knows anything of the logs that the one with the statement does not, and of several the latest.
/// So it does not matter in which order copies are joined: a statement is about one state of the logs, and states only
/// grow.
enum WorkoutEnd {
  /// The status that the living logs make.
  static func status(of state: DocumentState) -> WorkoutStatus {
    let statuses = state.livingParts.entries.map { status(of: $0.value) }
    if statuses.allSatisfy({ $0 == .notStarted }) { return .notStarted }
    guard statuses.allSatisfy({ $0.isResolved }) else { return .inProgress }
    return statuses.allSatisfy { $0 == .skipped } ? .skipped : .completed
  }

  /// The end to be written; nil while the workout is not over.
  static func end(of state: DocumentState) -> Instant? { state.statedEnd ?? derived(from: state) }

  /// The end that a document states beside the one that its logs make; nil: none, or the same.
  static func stated(by state: DocumentState) -> Instant? {
    guard let derived = derived(from: state), let end = moment(state.fields["end"]), end != derived else { return nil }
    return end
  }

  /// What is stated after a join.
  static func joined(_ left: DocumentState, _ right: DocumentState, in joined: DocumentState) -> Instant? {
    let ends = [left, right].compactMap { side in
      side.statedEnd.flatMap { isSettled(side, like: joined) ? $0 : nil }
    }
    return ends.max()
  }

  private static func derived(from state: DocumentState) -> Instant? {
    guard status(of: state).isResolved else { return nil }
    let living = state.livingParts.entries.map { $0.value }
    let sets = living.flatMap { $0.sets.entries.map { $0.value.content.completedAt } }
    let newest = (living.compactMap { moment($0.fields["completedAt"]) } + sets).max()
    return newest ?? living.map { $0.updatedAt }.max()
  }

  /// Whether both say the same of all that status and end follow from.
  private static func isSettled(_ side: DocumentState, like other: DocumentState) -> Bool {
    side.removed.isSame(as: other.removed) { $0 == $1 }
      && side.parts.isSame(as: other.parts) { isSettled($0, like: $1) }
      && side.livingParts.isSame(as: other.livingParts) { _, _ in true }
      && derived(from: side) == derived(from: other)
  }

  private static func isSettled(_ part: PartState, like other: PartState) -> Bool {
    part.sets.isSame(as: other.sets) { $0.relation(to: $1) == 0 }
      && part.removedSets.isSame(as: other.removedSets) { $0 == $1 }
      && isSame(part.fields["status"], other.fields["status"])
      && isSame(part.fields["completedAt"], other.fields["completedAt"])
  }

  private static func isSame(_ left: Register<FieldValue>?, _ right: Register<FieldValue>?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.relation(to: right) == 0
  }

  /// A word of a newer version is one of a log that is open.
  private static func status(of part: PartState) -> WorkoutStatus {
    text(part.fields["status"]).flatMap { WorkoutStatus(rawValue: $0) } ?? .inProgress
  }

  private static func moment(_ field: Register<FieldValue>?) -> Instant? {
    text(field).flatMap { Instant(iso8601: $0) }
  }

  private static func text(_ field: Register<FieldValue>?) -> String? {
    guard let node = field?.content.node, node.kind == .string else { return nil }
    do throws(JSONError) { return try node.string() } catch { return nil }
  }
}
