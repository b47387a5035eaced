import TestSupport

/// Random choices from a seed.
struct Dice {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func chance(_ share: Double) -> Bool { Double(generator.next() >> 11) / 0x1p53 < share }
  mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &generator) }
  mutating func one<T>(of choices: [T]) -> T { choices[Int(number(0...Int64(choices.count - 1)))] }
  mutating func shuffled<T>(_ values: [T]) -> [T] { values.shuffled(using: &generator) }
}
