import CanonicalJSON
public import TrainingModel

/// A session of the ledger with its load and where that comes from.
public struct SessionLoad: Hashable, Sendable {
  /// Its document's identifier.
  public var id: String
  /// The sport.
  public var activity: SessionActivity
  /// What a run was for, said or judged; nil for other sports.
  public var kind: RunKind?
  /// When it began, by its own wall clock.
  public var local: LocalTime
  /// Its minutes; nil: not known.
  public var minutes: Minutes?
  /// Its load; nil: not known, which is not zero.
  public var load: Load?
  /// Where the load comes from.
  public var basis: LoadBasis
  /// The rating that multiplied the minutes, said or estimated; nil where the load was found another way.
  public var effort: Effort?
}

extension SessionLoad: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("activity", activity)
      writer.member("basis", basis)
      writer.member("effort", effort)
      writer.member("id", id)
      writer.member("kind", kind)
      writer.member("load", load)
      writer.member("local", local)
      writer.member("minutes", minutes)
    }
  }
}
