public import CanonicalJSON

/// A civil day of the proleptic Gregorian calendar, without a zone: what a wall calendar shows.
///
/// Days count from 1970-01-01, so that `+` and `-` are calendar days whatever a clock does in between.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public var number: Int64

  /// The day `number` days after 1970-01-01.
  public init(number: Int64) { self.number = number }

  /// The day of a calendar date; nil where the month has no such day or the year is outside 0…9999.
  public init?(year: Int64, month: Int64, day: Int64) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.lastDay(ofMonth: month, year: year)
    else { return nil }
    number = Self.number(year: year, month: month, day: day)
  }

  /// The day that `text` names as `YYYY-MM-DD`; nil for anything else.
  public init?(_ text: String) {
    var text = text
    guard let day = text.withUTF8({ Self.parse($0) }) else { return nil }
    self = day
  }

  /// The year, 0…9999 for every day made from a date.
  public var year: Int64 { civil.year }
  /// The month, 1…12.
  public var month: Int64 { civil.month }
  /// The day of the month, 1…31.
  public var dayOfMonth: Int64 { civil.day }
  /// The weekday by ISO 8601: 1 is Monday, 7 is Sunday.
  public var weekday: Int64 { ((number + 3) % 7 + 7) % 7 + 1 }
  /// `YYYY-MM-DD`.
  public var text: String {
    let (year, month, day) = civil
    return Decimal.padded(year, 4) + "-" + Decimal.padded(month, 2) + "-" + Decimal.padded(day, 2)
  }

  /// Earlier days come first.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  /// The day `days` later.
  public static func + (day: Day, days: Int64) -> Day { Day(number: day.number + days) }
  /// The day `days` earlier.
  public static func - (day: Day, days: Int64) -> Day { Day(number: day.number - days) }
  /// Calendar days from `right` to `left`.
  public static func - (left: Day, right: Day) -> Int64 { left.number - right.number }
}

extension Day {
  /// Parses the ten bytes `YYYY-MM-DD`; nil for anything else.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Day? {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = Decimal.parse(bytes, 0..<4), let month = Decimal.parse(bytes, 5..<7),
      let day = Decimal.parse(bytes, 8..<10)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Year, month and day of this day. Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  var civil: (year: Int64, month: Int64, day: Int64) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Days since 1970-01-01 of a valid date. Same source, `days_from_civil`.
  private static func number(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The number of days in a month, 28…31.
  public static func lastDay(ofMonth month: Int64, year: Int64) -> Int64 {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: JSONScalar {
  /// Reads `"YYYY-MM-DD"`.
  public init(json: JSONNode) throws(JSONError) {
    guard let day = try json.withStringBytes(Day.parse) else { throw json.error(.invalidText) }
    self = day
  }

  /// Writes `"YYYY-MM-DD"`.
  public func write(to writer: inout JSONWriter) { writer.string(text) }
}
