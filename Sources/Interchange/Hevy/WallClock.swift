import TrainingModel

/// A wall-clock time as an app in some language writes it: `15 Sep 2025, 07:48`, `7 févr. 2026, 6:30 p. m.`,
/// `2025-06-30 19:56:00`.
struct WallClock {
  private var day: Day?
  private var dayOfMonth: Int64?
  private var month: Int64?
  private var year: Int64?
  private var second: Int64?
  private var isAfternoon: Bool?

  /// The time that `text` says; nil where a part is missing, said twice, not understood or not on the calendar, or
  /// the year lies outside 1970…9998, which identifiers and dates hold in every zone.
  static func parse(_ text: String) -> LocalTime? {
    guard text.utf8.count <= 64 else { return nil }
    var clock = WallClock()
    for word in words(of: text) where !clock.take(word) { return nil }
    return clock.localTime
  }

  /// Its words, with `T` between date and time taken for a space and `a. m.` for one word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in FoldedWords.of(text) {
      if word == "m", let last = words.last, last == "a" || last == "p" {
        words[words.count - 1] = last + word
      } else {
        let parts = word.split(separator: "t", omittingEmptySubsequences: false).map(String.init)
        let isStamp = parts.count == 2 && parts[0].first?.isNumber == true && parts[1].contains(":")
        words.append(contentsOf: isStamp ? parts : [word])
      }
    }
    return words
  }

  private var localTime: LocalTime? {
    guard let second = secondOfDay, let day = calendarDay, (1970...9998).contains(day.year) else { return nil }
    return LocalTime(day: day, second: second)
  }

  private var calendarDay: Day? {
    guard let dayOfMonth, let month, let year else { return year == nil && month == nil ? day : nil }
    return day == nil ? Day(year: year, month: month, day: dayOfMonth) : nil
  }

  /// On a 12-hour clock, 12 stands before 1.
  private var secondOfDay: Int64? {
    guard let second else { return nil }
    guard let isAfternoon else { return second }
    guard (1...12).contains(second / 3600) else { return nil }
    return second % 43_200 + (isAfternoon ? 43_200 : 0)
  }
}

extension WallClock {
  /// Takes one word in; false where it is not understood or was said before.
  private mutating func take(_ word: String) -> Bool {
    if let clock = Self.clock(word) { return Self.fill(&second, clock) }
    if let date = Day(word) { return Self.fill(&day, date) }
    if let name = MonthNames.number(of: word) { return Self.fill(&month, name) }
    switch word {
    case "am": return Self.fill(&isAfternoon, false)
    case "pm": return Self.fill(&isAfternoon, true)
    case "de", "del", "di", "at", "um", "a", "as", "om", "alle": return true
    default: return takeNumber(word)
    }
  }

  /// A year of four digits, or a day of the month, which may be an ordinal: `1er`, `1º`.
  private mutating func takeNumber(_ word: String) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int64(digits) else { return false }
    if digits.utf8.count == 4, digits == word { return Self.fill(&year, number) }
    guard digits.utf8.count <= 2, ["", "er", "º", "°"].contains(word.dropFirst(digits.count)) else { return false }
    return Self.fill(&dayOfMonth, number)
  }

  private static func fill<Value>(_ part: inout Value?, _ value: Value) -> Bool {
    guard part == nil else { return false }
    part = value
    return true
  }

  /// Seconds since midnight of `H:MM` or `H:MM:SS`.
  private static func clock(_ word: String) -> Int64? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].utf8.count <= 2,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64($0) : nil }
    guard numbers.count == parts.count, numbers[0] <= 23, numbers.dropFirst().allSatisfy({ $0 <= 59 }) else {
      return nil
    }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }
}
