public import CanonicalJSON

/// A moment in whole seconds since 1970-01-01T00:00:00Z, the resolution of the documents. A document holds the years
/// 0000 to 9999 of UTC.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public var seconds: Int64

  /// The moment `seconds` after 1970-01-01T00:00:00Z.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Parses `YYYY-MM-DDTHH:MM:SS`, an optional fraction (dropped) and `Z` or `±HH:MM`; nil for anything else,
  /// for a day that its month lacks, for a leap second, and where the offset leads out of the years 0000 to 9999.
  public init?(iso8601 text: String) {
    var text = text
    guard let instant = text.withUTF8({ Self.parse($0) }) else { return nil }
    self = instant
  }

  /// `YYYY-MM-DDTHH:MM:SSZ`.
  public var iso8601: String { String(decoding: bytes, as: UTF8.self) }

  /// The stamp of a change made at `now` to what was last stamped `seen`: at least one second later than that, so
  /// that an edit always wins over what its author saw, whatever the clock says.
  public static func stamp(now: Instant, over seen: Instant?) -> Instant { max(now, seen.map { $0 + 1 } ?? now) }

  /// Earlier moments come first.
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
  /// The moment `seconds` later.
  public static func + (instant: Instant, seconds: Int64) -> Instant { Instant(seconds: instant.seconds + seconds) }
  /// Seconds from `right` to `left`.
  public static func - (left: Instant, right: Instant) -> Int64 { left.seconds - right.seconds }
}

extension Instant {
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Instant? {
    guard bytes.count >= 20, bytes[10] == 0x54, let local = LocalTime.parse(bytes, count: 19) else { return nil }
    var index = 19
    if bytes[index] == 0x2E {
      index += 1
      let firstDigit = index
      while index < bytes.count, bytes[index] &- 0x30 <= 9 { index += 1 }
      if index == firstDigit { return nil }
    }
    guard let offset = parseOffset(bytes, from: index) else { return nil }
    let instant = local.instant(offset: offset)
    return documentRange.contains(instant) ? instant : nil
  }

  /// 0000-01-01T00:00:00Z to 9999-12-31T23:59:59Z, what four digits of a year can say.
  static let documentRange = Instant(seconds: -62_167_219_200)...Instant(seconds: 253_402_300_799)

  /// The offset from UTC in seconds that `Z` or `±HH:MM` at the end of the text names.
  private static func parseOffset(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int64? {
    guard index < bytes.count else { return nil }
    if bytes[index] == 0x5A { return index + 1 == bytes.count ? 0 : nil }
    return Zone.parseOffset(UnsafeBufferPointer(rebasing: bytes[index...]))
  }

  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20)
    let local = LocalTime(self, offset: 0)
    bytes.append(contentsOf: local.day.text.utf8)
    bytes.append(0x54)
    local.appendClock(to: &bytes)
    bytes.append(0x5A)
    return bytes
  }
}

extension Instant: JSONScalar {
  /// Reads an ISO-8601 text.
  public init(json: JSONNode) throws(JSONError) {
    guard let instant = try json.withStringBytes(Instant.parse) else { throw json.error(.invalidText) }
    self = instant
  }

  /// Writes `"YYYY-MM-DDTHH:MM:SSZ"`.
  public func write(to writer: inout JSONWriter) {
    bytes.withUnsafeBufferPointer { writer.asciiString($0) }
  }
}
