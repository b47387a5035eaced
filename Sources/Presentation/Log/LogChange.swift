public import CanonicalJSON

/// What came of an edit of the log, said beside the record as it is then.
public struct LogChange: Hashable, Sendable {
  /// What takes it back; nil: nothing was changed.
  public var undo: RawJSON?
  /// The places of the edits whose set or exercise is not there any more.
  public var missed: [Int64]
  /// Whether the record had been changed since it was looked at.
  public var wasStale: Bool
  /// What else there is to say; nil: nothing.
  public var notice: String?

  /// What came of an edit.
  public init(undo: RawJSON?, missed: [Int64], wasStale: Bool, notice: String?) {
    (self.undo, self.missed, self.wasStale, self.notice) = (undo, missed, wasStale, notice)
  }

  /// The change with the workout.
  public func payload(_ view: WorkoutView) -> Payload { payload { view.write(to: &$0) } }

  /// The change with the session.
  public func payload(_ view: SessionView) -> Payload { payload { view.write(to: &$0) } }

  private func payload(_ view: (inout JSONWriter) -> Void) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("missed", missed)
        writer.orNull("undo", undo) { $0.raw($1) }
        writer.member("view") { view(&$0) }
        writer.member("wasStale", wasStale)
        writer.orNull("words", words)
      }
    }
  }

  private var words: String? {
    if !missed.isEmpty { return "Part of it was removed elsewhere meanwhile, so that could not be changed." }
    if let notice { return notice }
    return wasStale ? "It had been changed elsewhere meanwhile. Both changes are kept." : nil
  }
}
