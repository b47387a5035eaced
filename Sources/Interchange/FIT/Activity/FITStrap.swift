/// Heart rates that a strap stored on its own and handed over later, as one message type holds them (hr, number 132).
///
/// Such a message names beats by the strap's own clock, in 1/1024 s; one message in the file ties that clock to a date.
/// Compressed times are 12-bit numbers, two in three bytes, that count on from the beat before.
struct FITStrap {
  private(set) var beats: [FITBeat] = []
  private var anchor: (date: Double, event: UInt32)?
  private var newest: UInt32 = 0

  mutating func note(_ message: FITMessage) {
    let rates = message.bytes(6)
    if let date = message.timestamp {
      let fraction = Double(message.natural(0) ?? 0) / 32768
      newest = message.natural(9).map { UInt32($0) } ?? newest
      anchor = (Double(date) + fraction, newest)
    }
    guard let anchor else { return }
    for (event, rate) in zip(events(message, count: rates.count), rates) {
      // The strap's clock may pass its end, and a beat may lie before the anchor.
      let ticks = Int32(bitPattern: event &- anchor.event)
      guard let rate = FITBeat.rate(Int64(rate)) else { continue }
      beats.append(FITBeat(time: anchor.date + Double(ticks) / 1024, rate: rate))
    }
  }

  /// The beats' times by the strap's clock.
  private mutating func events(_ message: FITMessage, count: Int) -> [UInt32] {
    let whole = message.naturals(9).compactMap { $0.map { UInt32($0) } }
    if let last = whole.last {
      newest = last
      return whole
    }
    let packed = message.bytes(10)
    return (0..<min(count, packed.count * 2 / 3)).map { index in
      let at = index / 2 * 3
      let low =
        index % 2 == 0
        ? UInt32(packed[at]) | UInt32(packed[at + 1] & 0x0F) << 8
        : UInt32(packed[at + 1] >> 4) | UInt32(packed[at + 2]) << 4
      newest &+= (low &- newest) & 0xFFF
      return newest
    }
  }
}
