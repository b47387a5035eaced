import CanonicalJSON

/// One rule that spoke, and what it read.
public struct Reason: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// What it read, in a fixed order.
  public var inputs: [ReasonInput]

  init(_ rule: RuleID, _ inputs: ReasonInput...) { (self.rule, self.inputs) = (rule, inputs) }

  /// The input of a name; nil where the rule has none.
  public func input(_ name: ReasonInput.Name) -> ReasonInput? { inputs.first { $0.name == name } }
}

extension Reason: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("inputs", inputs)
      writer.member("rule", rule)
    }
  }
}
