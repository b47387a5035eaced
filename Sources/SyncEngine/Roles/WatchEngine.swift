import CanonicalJSON
public import TrainingModel

/// What a watch may do: keep the workouts that the phone pushed, change them at once, and send them on. It has no folder.
///
/// What is not sent yet is one state a workout, not one message a change, so a watch that was away for days sends each
/// workout once; sending it again does no harm, since the receiver joins. It lives in memory: whoever runs it on a watch
/// stores `known` and gives it back by `receive` and `save`.
public actor WatchEngine {
  private let send: @Sendable ([UInt8]) async -> Bool
  private var workouts: [ULID: [UInt8]] = [:]
  private var unsent: Set<ULID> = []

  /// A watch that sends a workout's bytes by `send`, which tells whether they arrived.
  public init(send: @escaping @Sendable ([UInt8]) async -> Bool) { self.send = send }

  /// The workouts known here, the latest first.
  public var known: [WorkoutDocument] {
    workouts.values.compactMap { try? WorkoutDocument(bytes: $0) }.sorted { ($1.start, $1.id) < ($0.start, $0.id) }
  }

  /// How many workouts have not arrived yet.
  public var unsentCount: Int { unsent.count }

  /// Takes in a workout from the phone: joined, so that neither an old push nor an unsent change is lost.
  /// Throws why the two cannot be joined.
  public func receive(_ pushed: [UInt8]) throws(MergeRefusal) {
    let id = try Self.workout(pushed).id
    workouts[id] =
      try workouts[id].map { (mine) throws(MergeRefusal) in
        try WorkoutMergePlanner.merge(mine, pushed)
      } ?? pushed
  }

  /// Keeps a workout that was begun here (`seen` nil) or changed from `seen`, what its author was shown, and sends it with
  /// all that is still unsent. What the phone pushed meanwhile is joined, so that nothing the author did not see counts as
  /// taken away. Returns the workout as it is known now, to be shown next. Throws why the change cannot be joined.
  @discardableResult
  public func save(
    _ workout: WorkoutDocument, over seen: WorkoutDocument?
  ) async throws(MergeRefusal) -> WorkoutDocument {
    var bytes = workout.canonicalBytes()
    if let seen { bytes = try WorkoutMergePlanner.edit(before: seen.canonicalBytes(), after: bytes) }
    if let known = workouts[workout.id] { bytes = try WorkoutMergePlanner.merge(known, bytes) }
    workouts[workout.id] = bytes
    unsent.insert(workout.id)
    let saved = try Self.workout(bytes)
    await sendUnsent()
    return saved
  }

  /// Sends what has not arrived, oldest first. One that the other side does not take holds back no other.
  public func sendUnsent() async {
    for id in unsent.sorted() {
      guard let bytes = workouts[id], await send(bytes) else { continue }
      // A change made while this was under way is still to be sent.
      if workouts[id] == bytes { unsent.remove(id) }
    }
  }

  private static func workout(_ bytes: [UInt8]) throws(MergeRefusal) -> WorkoutDocument {
    do { return try WorkoutDocument(bytes: bytes) } catch { throw .notAcceptable(error) }
  }
}
