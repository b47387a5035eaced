import TrainingModel

// What a reader fills at once.

extension ULID {
  static let blank = ULID(high: 0, low: 0)
}

extension Instant {
  static let blank = Instant(seconds: 0)
}

extension Day {
  static let blank = Day(number: 0)
}
