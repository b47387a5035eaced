import CanonicalJSON
public import TrainingModel

/// One limit on the length of a run, whether it shortened it or not.
public struct RunLimit: Hashable, Sendable {
  /// The rule that sets it.
  public var rule: RuleID
  /// The kind of run that it was read for.
  public var kind: RunKind
  /// The longest that it allows.
  public var minutes: Minutes
  /// What the rule read.
  public var inputs: [ReasonInput]
}

extension RunLimit {
  init(_ rule: RuleID, _ kind: RunKind, _ minutes: Double, _ inputs: ReasonInput...) {
    self.init(rule: rule, kind: kind, minutes: Minutes(minutes), inputs: inputs)
  }
}

extension RunLimit: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("inputs", inputs)
      writer.member("kind", kind)
      writer.member("minutes", minutes)
      writer.member("rule", rule)
    }
  }
}
