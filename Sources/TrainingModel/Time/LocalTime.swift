/// A day and a time of day as a wall clock shows them, without a zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The civil day.
  public var day: Day
  /// Seconds since midnight by the wall clock, 0…86,399.
  public var second: Int64

  /// A wall-clock time.
  public init(day: Day, second: Int64) {
    self.day = day
    self.second = second
  }

  /// What a wall clock `offset` seconds ahead of UTC shows at `instant`.
  public init(_ instant: Instant, offset: Int64) {
    let seconds = instant.seconds + offset
    let number = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    day = Day(number: number)
    second = seconds - number * 86_400
  }

  /// The moment at which a wall clock `offset` seconds ahead of UTC shows this time.
  public func instant(offset: Int64) -> Instant { Instant(seconds: day.number * 86_400 + second - offset) }

  /// Earlier times come first.
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.day == right.day ? left.second < right.second : left.day < right.day
  }

  /// `HH:MM`.
  public var clock: String { Decimal.padded(second / 3600, 2) + ":" + Decimal.padded(second / 60 % 60, 2) }
}

extension LocalTime {
  /// Parses `YYYY-MM-DD`, one byte, `HH:MM:SS` from the first `count` bytes.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> LocalTime? {
    guard count == 19, bytes.count >= count, bytes[13] == 0x3A, bytes[16] == 0x3A,
      let day = Day.parse(UnsafeBufferPointer(rebasing: bytes[0..<10])),
      let hour = Decimal.parse(bytes, 11..<13), let minute = Decimal.parse(bytes, 14..<16),
      let second = Decimal.parse(bytes, 17..<19), hour <= 23, minute <= 59, second <= 59
    else { return nil }
    return LocalTime(day: day, second: hour * 3600 + minute * 60 + second)
  }

  /// Appends `HH:MM:SS`.
  func appendClock(to bytes: inout [UInt8]) {
    Decimal.appendTwo(second / 3600, to: &bytes)
    bytes.append(0x3A)
    Decimal.appendTwo(second / 60 % 60, to: &bytes)
    bytes.append(0x3A)
    Decimal.appendTwo(second % 60, to: &bytes)
  }
}
