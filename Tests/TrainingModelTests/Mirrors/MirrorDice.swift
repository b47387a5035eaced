import Foundation
import TestSupport

/// Random values as documents hold them: mostly ordinary, often at an edge.
struct MirrorDice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

  mutating func bits() -> UInt64 { random.next() }

  mutating func maybe<T>(_ make: (inout MirrorDice) -> T) -> T? { chance(0.5) ? make(&self) : nil }

  mutating func list<T>(upTo most: Int, _ make: (inout MirrorDice) -> T) -> [T] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in make(&self) }
  }

  mutating func whole(_ range: ClosedRange<Int64>) -> Int64 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: range.lowerBound
    case 1: range.upperBound
    case 2...5: min(range.upperBound, max(range.lowerBound, Int64.random(in: 0...20, using: &random)))
    default: Int64.random(in: range, using: &random)
    }
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: range.lowerBound
      case 1: range.upperBound
      case 2: Double(bitPattern: random.next())
      case 3: -0.0
      case 4...6: Double(Int.random(in: 0...400, using: &random)) / 4
      case 7: Double(Int.random(in: 0...100_000, using: &random)) / 1000
      default: Double.random(in: range, using: &random)
      }
    return range.contains(value) ? value : Double.random(in: range, using: &random)
  }

  mutating func flag() -> Bool { chance(0.5) }

  mutating func text() -> String {
    let parts = [
      "Bench Press", "", "é", "e\u{301}", "/", "\\", "\"", "\n", "\t", "\r", "\u{8}", "\u{C}", "\u{0}", "\u{1F}",
      "\u{7F}", "\u{2028}", "🏋️‍♀️", "铁", "Å", "</script>", "null", "  ", "45°",
    ]
    return list(upTo: 4) { $0.pick(parts) }.joined()
  }

  /// Between 1600 and 9999, where all calendars agree.
  mutating func date() -> Date {
    Date(timeIntervalSince1970: Double(Int64.random(in: dateRange, using: &random)))
  }

  private let dateRange: ClosedRange<Int64> = -11_676_096_000...253_402_300_799

  mutating func day() -> String {
    let month = Int.random(in: 1...12, using: &random)
    let day = Int.random(in: 1...28, using: &random)
    return String(format: "%04d-%02d-%02d", Int.random(in: 0...9999, using: &random), month, day)
  }

  mutating func ulid() -> String {
    let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    return String(pick(Array(digits[0...7]))) + String((0..<25).map { _ in pick(digits) })
  }

  mutating func stamps() -> [String: Date] {
    Dictionary(list(upTo: 3) { ($0.text(), $0.date()) }) { first, _ in first }
  }

  mutating func idStamps() -> [String: Date] {
    Dictionary(uniqueKeysWithValues: list(upTo: 3) { ($0.ulid(), $0.date()) })
  }

  mutating func zone() -> String {
    pick(["Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC", "+00:00", "-03:30", "+18:00"])
  }
}
