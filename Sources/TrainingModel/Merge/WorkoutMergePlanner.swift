/// `DocumentMergePlanner` for workouts: logs are joined one by one and their sets with them, metrics by what measured
/// them, and status and end follow from the logs.
public enum WorkoutMergePlanner {
  /// All that two copies of a workout say; see `DocumentMergePlanner.merge`. Throws every case of `MergeRefusal`.
  public static func merge(_ a: [UInt8], _ b: [UInt8], base: [UInt8]? = nil) throws(MergeRefusal) -> [UInt8] {
    try DocumentMergePlanner.merge(.workout, a, b, base: base)
  }

  /// The stamped form of an edit; see `DocumentMergePlanner.edit`. Throws every case of `MergeRefusal`.
  public static func edit(before: [UInt8], after: [UInt8]) throws(MergeRefusal) -> [UInt8] {
    try DocumentMergePlanner.edit(.workout, before: before, after: after)
  }

  /// Whether `joined` says what `disk` does not; see `DocumentMergePlanner.adds`. Throws every case of `MergeRefusal`.
  public static func adds(_ joined: [UInt8], to disk: [UInt8]) throws(MergeRefusal) -> Bool {
    try DocumentMergePlanner.adds(.workout, joined, to: disk)
  }

  /// The workout without tombstones of before the last 30 days; see `DocumentMergePlanner.prune`. Throws every case of
  /// `MergeRefusal`.
  public static func prune(_ document: [UInt8], now: Instant) throws(MergeRefusal) -> [UInt8] {
    try DocumentMergePlanner.prune(.workout, document, now: now)
  }
}
