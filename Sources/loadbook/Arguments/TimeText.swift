import TrainingModel

/// Times as people type them.
enum TimeText {
  /// What the forms are, for messages.
  static let forms =
    "2026-11-29T07:10, \"2026-11-29 07:10\", \"yesterday 18:30\", 7:10 (today), with Z or +01:00 for another zone"

  /// The moment that `text` names; without an offset it is in `zone`. `today` is the day of `7:10` and the like.
  static func instant(_ text: String, today: Day, zone: ZoneRules) -> Instant? {
    if let instant = isoInstant(text) { return instant }
    return local(text, today: today).map { zone.instant(of: $0) }
  }

  /// A text with an offset, also without seconds.
  private static func isoInstant(_ text: String) -> Instant? {
    if let instant = Instant(iso8601: text) { return instant }
    guard text.utf8.count > 16 else { return nil }
    let split = text.index(text.startIndex, offsetBy: 16, limitedBy: text.endIndex) ?? text.endIndex
    let head = text[..<split].split(separator: " ").joined(separator: "T")
    return Instant(iso8601: head + ":00" + text[split...])
  }

  private static func local(_ text: String, today: Day) -> LocalTime? {
    let words = text.split { $0 == " " || $0 == "T" }.map(String.init)
    switch words.count {
    case 1: return clock(words[0]).map { LocalTime(day: today, second: $0) }
    case 2:
      guard let day = day(words[0], today: today), let second = clock(words[1]) else { return nil }
      return LocalTime(day: day, second: second)
    default: return nil
    }
  }

  /// `today`, `yesterday`, `tomorrow` or `YYYY-MM-DD`.
  static func day(_ text: String, today: Day) -> Day? {
    switch text.lowercased() {
    case "today": today
    case "yesterday": today - 1
    case "tomorrow": today + 1
    default: Day(text)
    }
  }

  /// Minutes after midnight that `7:10` or `07:10` names; nil for anything else.
  static func minuteOfDay(_ text: String) -> Int64? {
    guard let second = clock(text), second % 60 == 0 else { return nil }
    return second / 60
  }

  /// Seconds after midnight that `7:10`, `07:10` or `07:10:30` name.
  private static func clock(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part -> Int64? in
      part.utf8.count <= 2 && !part.isEmpty && part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int64(part) : nil
    }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1], hour <= 23, minute <= 59 else {
      return nil
    }
    let second = parts.count == 3 ? parts[2] : 0
    guard let second, second <= 59 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// Minutes that `7h10m`, `7h`, `430m`, `7:10` or `430` name; nil for anything else.
  static func duration(_ text: String) -> Int64? {
    let text = text.lowercased()
    if let plain = NumberText.parseWhole(text) { return plain }
    if text.contains(":") { return clock(text).map { $0 / 60 } }
    let halves = text.split(separator: "h", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return minutes(text) }
    guard let hours = NumberText.parseWhole(String(halves[0])), hours >= 0 else { return nil }
    if halves[1].isEmpty { return hours * 60 }
    let rest = minutes(String(halves[1])) ?? NumberText.parseWhole(String(halves[1]))
    return rest.flatMap { (0...59).contains($0) ? hours * 60 + $0 : nil }
  }

  private static func minutes(_ text: String) -> Int64? {
    for suffix in ["min", "m"] where text.hasSuffix(suffix) {
      return NumberText.parseWhole(String(text.dropLast(suffix.count)))
    }
    return nil
  }
}
