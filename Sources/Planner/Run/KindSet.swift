import TrainingModel

/// The kinds of run that a day allows; rules only remove from it.
struct KindSet: Hashable, Sendable {
  private var bits: UInt8

  /// Every kind that can be suggested, gentlest first.
  static var suggestable: [RunKind] { [.recovery, .easy, .long, .tempo, .intervals, .sprints] }

  init(_ kinds: [RunKind]) { bits = kinds.reduce(0) { $0 | Self.bit($1) } }

  /// The kinds left, gentlest first.
  var kinds: [RunKind] { Self.suggestable.filter { contains($0) } }

  func contains(_ kind: RunKind) -> Bool { bits & Self.bit(kind) != 0 }

  /// Whether any of `kinds` is left.
  func containsAny(_ kinds: [RunKind]) -> Bool { kinds.contains { contains($0) } }

  /// Takes `kinds` out; whether any of them was still in.
  mutating func remove(_ kinds: [RunKind]) -> Bool {
    let before = bits
    for kind in kinds { bits &= ~Self.bit(kind) }
    return bits != before
  }

  private static func bit(_ kind: RunKind) -> UInt8 {
    switch kind {
    case .recovery: 1
    case .easy: 2
    case .long: 4
    case .tempo: 8
    case .intervals: 16
    case .sprints: 32
    case .race: 0
    }
  }
}
