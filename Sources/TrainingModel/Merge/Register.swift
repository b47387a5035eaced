import CanonicalJSON

/// What a register can hold: values in a total order.
protocol RegisterContent {
  /// Negative, zero or positive as this value comes before, equals or comes after `other`.
  func relation(to other: Self) -> Int
}

/// A value with the time at which it was set. Of two registers the later one counts, of equal times the greater value:
/// a total order, so that a join asks nobody who won.
struct Register<Content: RegisterContent> {
  var time: Instant
  var content: Content

  init(_ time: Instant, _ content: Content) { (self.time, self.content) = (time, content) }

  /// Negative, zero or positive as this register loses to, equals or beats `other`.
  func relation(to other: Register) -> Int {
    if time != other.time { return time < other.time ? -1 : 1 }
    return content.relation(to: other.content)
  }

  func holds(_ other: Content) -> Bool { content.relation(to: other) == 0 }

  /// The one that counts.
  func joined(_ other: Register?) -> Register {
    guard let other else { return self }
    return relation(to: other) >= 0 ? self : other
  }
}

/// The value of a member; nil: the member is absent, which comes before all values.
struct FieldValue: RegisterContent {
  var node: JSONNode?

  func relation(to other: FieldValue) -> Int {
    guard let node, let others = other.node else { return (node == nil ? 0 : 1) - (other.node == nil ? 0 : 1) }
    return node.hasSameText(as: others) ? 0 : byteOrder(node.compact, others.compact)
  }
}

typealias Fields = NameMap<Register<FieldValue>>
