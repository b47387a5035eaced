import TestSupport

/// Draws for generated documents.
struct MergeDice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Whether something that happens in `percent` of the cases happens.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A whole number from 0 to `count` − 1.
  mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  /// One of the values.
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// A moment among the first `count` seconds.
  mutating func time(_ count: Int) -> Tree { .time(below(count)) }

  /// Up to `most` objects, each key with a moment.
  mutating func stamps(_ keys: [String], most: Int) -> Tree {
    var stamps: [String: Tree] = [:]
    for _ in 0..<1 + below(most) { stamps[pick(keys)] = time(10) }
    return .object(stamps)
  }
}
