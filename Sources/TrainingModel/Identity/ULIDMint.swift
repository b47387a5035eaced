/// Makes new identifiers in ascending order, also within one millisecond or when the clock goes back.
public struct ULIDMint: Sendable {
  private var last: ULID?

  /// A mint that has made nothing yet.
  public init() {}

  /// The next identifier: `milliseconds` since 1970 (0…2⁴⁸ − 1) and 80 of the given random bits, or the last
  /// identifier plus one where that is not later than the last.
  public mutating func make(milliseconds: UInt64, randomHigh: UInt16, randomLow: UInt64) -> ULID {
    var next = ULID(high: milliseconds << 16 | UInt64(randomHigh), low: randomLow)
    if let last, next.milliseconds <= last.milliseconds {
      let low = last.low &+ 1
      next = ULID(high: low == 0 ? last.high + 1 : last.high, low: low)
    }
    last = next
    return next
  }
}

extension ULID {
  /// The identifier of a record that another program holds: its time is the record's start, its other 80 bits are
  /// the folded FNV-1a hash of `source`, a zero byte and `externalKey`, so that the same record always gets the same.
  ///
  /// A record without a zone gives as `start` its wall-clock time taken as if it were UTC, so that importing it
  /// under another zone changes nothing.
  public static func derived(start: Instant, source: String, externalKey: String) -> ULID {
    var hash = FNV128()
    hash.add(source)
    hash.add(0)
    hash.add(externalKey)
    let (high, low) = hash.folded80
    let milliseconds = UInt64(min(max(start.seconds, 0), 281_474_976_710)) * 1000
    return ULID(high: milliseconds << 16 | UInt64(high), low: low)
  }
}
