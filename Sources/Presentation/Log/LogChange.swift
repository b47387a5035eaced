import CanonicalJSON

/// What came of an edit of the log, said beside the record as it is then.
public struct LogChange: Hashable, Sendable {
  /// By what it can be taken back; nil: nothing was changed.
  public var undo: String?
  /// The places of the edits whose set or exercise is not there any more.
  public var missed: [Int64]
  /// Whether the record had been changed since it was looked at.
  public var wasStale: Bool

  /// What came of an edit.
  public init(undo: String?, missed: [Int64], wasStale: Bool) {
    (self.undo, self.missed, self.wasStale) = (undo, missed, wasStale)
  }

  /// The change with the workout.
  public func payload(_ view: WorkoutView) -> Payload { payload { view.write(to: &$0) } }

  /// The change with the session.
  public func payload(_ view: SessionView) -> Payload { payload { view.write(to: &$0) } }

  private func payload(_ view: (inout JSONWriter) -> Void) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("missed", missed)
        writer.orNull("undo", undo)
        writer.member("view") { view(&$0) }
        writer.member("wasStale", wasStale)
        writer.orNull("words", words)
      }
    }
  }

  private var words: String? {
    if !missed.isEmpty { return "Part of it was removed elsewhere meanwhile, so that could not be changed." }
    return wasStale ? "It had been changed elsewhere meanwhile. Both changes are kept." : nil
  }
}
