/// The routine that an edited starter becomes, under an identifier of its own. The starter is then deleted softly, and its
/// stub keeps it away for ever. So a starter's file never holds what a person wrote, and any program may replace it.
///
/// Exercises keep their identifiers, so that the edits of two devices join exercise by exercise.
public struct StarterFork: Hashable, Sendable {
  /// The starter to delete.
  public let starterID: ULID
  /// The starter's content under the new identifier. What differs from it is the edit, and stamps are for that alone.
  public let base: SplitDocument
  /// The edited routine.
  public let document: SplitDocument

  /// What becomes of `starter` when somebody makes `edited` of it at `now`; nil if it is no starter or nothing changed.
  ///
  /// The identifier is the starter's fork's; `fresh` where a record of that one lives or was deleted (`isTaken`).
  public init?(
    of starter: SplitDocument, edited: SplitDocument, at now: Instant, fresh: ULID, isTaken: (ULID) -> Bool
  ) {
    guard let derived = starter.id.forkOfStarter, edited != starter else { return nil }
    starterID = starter.id
    let id = isTaken(derived) ? fresh : derived
    var (base, document) = (starter, edited)
    (base.id, document.id) = (id, id)
    document.updatedAt = .stamp(now: now, over: starter.updatedAt)
    (self.base, self.document) = (base, document)
  }

  /// The routine to show where `id` was asked for: itself, or what it became when somebody edited it; nil: neither lives.
  public static func currentRoutineID(for id: ULID, isLive: (ULID) -> Bool) -> ULID? {
    if isLive(id) { return id }
    return id.forkOfStarter.flatMap { isLive($0) ? $0 : nil }
  }
}
