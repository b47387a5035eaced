import CanonicalJSON
public import TrainingModel

/// What the app reads: how much of seven days is left, in both units. Negative where more was done.
public struct Room: Hashable, Sendable {
  /// Running ceiling less the run minutes of today and the six days before.
  public var minutes: Minutes
  /// Shared cap less the load of the same days.
  public var load: Load
}

extension Room: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("load", load)
      writer.member("minutes", minutes)
    }
  }
}
