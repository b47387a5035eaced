/// How a recording's times relate to dates and to the wall clock, from its activity message.
struct FITClock {
  /// Seconds ahead of UTC; nil where the file does not say, or says something that no zone has.
  private(set) var utcOffset: Int64?
  /// What turns times of a device whose clock was never set into wall-clock time.
  private var wallShift: Int64?

  mutating func note(_ message: FITMessage) {
    guard let local = message.natural(5), local >= FITProfile.firstDate, let time = message.timestamp else { return }
    let difference = local - Int64(time)
    if Int64(time) < FITProfile.firstDate {
      wallShift = difference
    } else if -12 * 3600...14 * 3600 ~= difference, difference % 900 == 0 {
      utcOffset = difference
    }
  }

  /// The date of `time` (FIT seconds); nil where the device's clock was never set and the file has no other clue.
  func start(_ time: Int64) -> FITStart? {
    if time >= FITProfile.firstDate {
      return .instant(unixSeconds: time + FITProfile.epoch, utcOffset: utcOffset)
    }
    return wallShift.map { .wallClock(seconds: time + $0 + FITProfile.epoch) }
  }
}
