/// Joins two copies of one document that were changed apart, and stamps edits so that they can be joined.
///
/// Every function is one of bytes alone: no clock, no device. Joining is commutative, associative and idempotent, so
/// that devices which have seen the same copies hold the same bytes, and none has to be told who won. Results are in
/// canonical layout; members that this code does not know survive. FORMAT.md states the rules.
///
/// Source: state-based replicated data types, Shapiro et al. 2011: a product of semilattices is one.
public enum DocumentMergePlanner {
  /// All that two copies of a document say, and of what both speak of the later word.
  ///
  /// `base` is a version that both descend from, where that is known for certain: then what has not changed since
  /// keeps its time, and a set that is gone was taken back. A stale copy must never be given as one that descends from
  /// it. Throws every case of `MergeRefusal`.
  public static func merge(
    _ kind: DocumentKind, _ a: [UInt8], _ b: [UInt8], base: [UInt8]? = nil
  ) throws(MergeRefusal) -> [UInt8] {
    var ancestor: DocumentState?
    if let base { ancestor = try DocumentState(unsettled: base, kind: kind) }
    let left = try DocumentState(a, kind: kind, base: ancestor)
    let right = try DocumentState(b, kind: kind, base: ancestor)
    guard left.id == right.id else { throw .differentDocuments }
    return left.joined(right, .of(kind)).bytes(kind)
  }

  /// The stamped form of an edit that this program made: `after` is what typed documents wrote of `before` once it was
  /// changed, so that everything of `before` that it lacks was removed on purpose.
  ///
  /// What was changed gets a time later than all that its author saw, what was not keeps its own, and a part that was
  /// removed keeps its content in the graveyard. Where nothing was changed this is `before`, in canonical layout. Every
  /// save of a changed document goes through here. Throws every case of `MergeRefusal`.
  public static func edit(
    _ kind: DocumentKind, before: [UInt8], after: [UInt8]
  ) throws(MergeRefusal) -> [UInt8] {
    let after = try DocumentState(unsettled: after, kind: kind)
    // Typed documents write members of older layouts in another way: that is no edit.
    let seen = try DocumentState(unsettled: kind.rewritten(before) ?? before, kind: kind)
    guard seen.id == after.id else { throw .differentDocuments }
    guard let edited = DocumentEdit(of: seen, into: after, .of(kind)).result else {
      return try DocumentState(before, kind: kind).bytes(kind)
    }
    return edited.bytes(kind)
  }

  /// Whether `joined`, a join of `disk` with other copies, says anything that `disk` does not: a part, set or value of
  /// a field that it lacks, that one of its own was removed, or the remains of one that it never had.
  ///
  /// Stamps alone say no, since an older program that drops them would otherwise have them written back for ever; so do
  /// status and end, which follow from the logs. Throws every case of `MergeRefusal`.
  public static func adds(
    _ kind: DocumentKind, _ joined: [UInt8], to disk: [UInt8]
  ) throws(MergeRefusal) -> Bool {
    let (joined, disk) = (try DocumentState(joined, kind: kind), try DocumentState(disk, kind: kind))
    guard joined.id == disk.id else { throw .differentDocuments }
    let derived = kind == .workout ? [[UInt8]("end"), [UInt8]("status")] : []
    return !joined.shows(thatOf: disk, derived: derived) || joined.buries(partsUnknownTo: disk)
  }

  /// How long a tombstone is kept: 30 days, in seconds.
  static let grace: Int64 = 30 * 86_400

  /// The document without the tombstones of parts that are older than 30 days before `now`, and without the content
  /// that was kept of these parts; as it is where there are none.
  ///
  /// `now` is the clock, or the newest `updatedAt` in the folder where that is earlier, so that a clock which is ahead
  /// lets go of nothing. No part of merging: it is meant for a document that is written for another reason. Throws
  /// every case of `MergeRefusal`.
  public static func prune(
    _ kind: DocumentKind, _ document: [UInt8], now: Instant
  ) throws(MergeRefusal) -> [UInt8] {
    var state = try DocumentState(document, kind: kind)
    guard state.removed.entries.contains(where: { $0.value + grace < now }) else { return document }
    state.forgetRemovals { $0 + grace < now }
    return state.bytes(kind)
  }
}
