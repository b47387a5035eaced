import TrainingModel

/// The yearly rule in a zone file's footer, for example `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source: RFC 9636 section 3.3.1 with the `TZ` format of POSIX.1-2017, section 8.3.
struct PosixZone {
  /// Seconds ahead of UTC outside summer time.
  private let standard: Int64
  /// Seconds ahead of UTC in summer time, and when it begins and ends; nil: one offset all year.
  private let summer: (offset: Int64, begins: Rule, ends: Rule)?

  /// Parses the value of the variable `TZ`; nil where it is of another form. Summer time without a rule follows
  /// the rule that the C library takes, which is that of the United States.
  init?(variable: String) {
    guard let zone = Self(footer: Array(variable.utf8)) ?? Self(footer: Array((variable + Self.defaultRule).utf8))
    else { return nil }
    self = zone
  }

  /// Second Sunday of March to first Sunday of November.
  private static let defaultRule = ",M3.2.0,M11.1.0"

  /// Parses a footer with the line feeds around it; nil where it is empty or of another form.
  init?(footer: [UInt8]) {
    var scanner = Scanner(bytes: footer.filter { $0 != 0x0A })
    guard scanner.skipName(), let standard = scanner.offset() else { return nil }
    self.standard = -standard
    guard !scanner.isAtEnd else {
      summer = nil
      return
    }
    guard scanner.skipName() else { return nil }
    let summerOffset = scanner.peek == 0x2C ? self.standard + 3600 : scanner.offset().map { -$0 }
    guard let summerOffset, let begins = scanner.rule(), let ends = scanner.rule() else { return nil }
    summer = (summerOffset, begins, ends)
  }

  /// The rules that a `TZ` of this form gives, under the offset that holds at `now`: the text names no zone that a
  /// document could keep.
  func rules(at now: Instant) -> ZoneRules {
    var rules = ZoneRules.fixed(offset: standard)
    extend(&rules)
    rules.zone = .offset(rules.offset(at: now))
    return rules
  }

  /// Adds the changes of the years after the last transition, up to 2100.
  func extend(_ rules: inout ZoneRules) {
    guard let summer else { return }
    let last = rules.transitions.last?.at
    // A file may begin with a change long before all calendars, at −2⁵⁹ seconds.
    let firstYear = max(1900, last.map { LocalTime($0, offset: 0).day.year } ?? 1970)
    var added: [ZoneRules.Transition] = []
    for year in firstYear...max(firstYear, 2100) {
      let begins = summer.begins.localSeconds(year: year) - standard
      let ends = summer.ends.localSeconds(year: year) - summer.offset
      added.append(ZoneRules.Transition(at: Instant(seconds: begins), offset: summer.offset))
      added.append(ZoneRules.Transition(at: Instant(seconds: ends), offset: standard))
    }
    added.removeAll { transition in last.map { transition.at <= $0 } ?? false }
    rules.transitions += added.sorted { $0.at < $1.at }
  }

  /// When in a year the clock changes.
  struct Rule {
    enum Date {
      /// Week 1…5 (5: last) of a month, weekday 0 Sunday … 6.
      case week(month: Int64, week: Int64, weekday: Int64)
      /// Day 1…365, February 29 never counted.
      case julian(Int64)
      /// Day 0…365, February 29 counted.
      case zeroBased(Int64)
    }
    var date: Date
    /// Seconds after midnight by the clock before the change.
    var seconds: Int64

    /// Seconds since 1970 as if the local clock were UTC.
    func localSeconds(year: Int64) -> Int64 {
      guard let newYear = Day(year: year, month: 1, day: 1) else { return 0 }
      let day: Day
      switch date {
      case .zeroBased(let number): day = newYear + number
      case .julian(let number):
        let leap = Day.lastDay(ofMonth: 2, year: year) == 29 && number >= 60
        day = newYear + (number - 1 + (leap ? 1 : 0))
      case .week(let month, let week, let weekday):
        guard let first = Day(year: year, month: month, day: 1) else { return 0 }
        let toWeekday = (weekday - first.weekday % 7 + 7) % 7
        var candidate = first + (toWeekday + (week - 1) * 7)
        while candidate - first >= Day.lastDay(ofMonth: month, year: year) { candidate = candidate - 7 }
        day = candidate
      }
      return day.number * 86_400 + seconds
    }
  }

  /// Reads the parts of the text from left to right.
  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var isAtEnd: Bool { index >= bytes.count }
    var peek: UInt8? { isAtEnd ? nil : bytes[index] }

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      index += 1
      return true
    }

    mutating func skipName() -> Bool {
      let start = index
      if take(0x3C) {
        while let byte = peek, byte != 0x3E { index += 1 }
        return take(0x3E)
      }
      while let byte = peek, (byte | 0x20) &- 0x61 < 26 { index += 1 }
      return index - start >= 3
    }

    mutating func number() -> Int64? {
      var value: Int64?
      while let byte = peek, byte &- 0x30 < 10 {
        value = min((value ?? 0) * 10 + Int64(byte - 0x30), 100_000)
        index += 1
      }
      return value
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func offset() -> Int64? {
      let isNegative = take(0x2D)
      if !isNegative { _ = take(0x2B) }
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      if take(0x3A) {
        seconds += (number() ?? 0) * 60
        if take(0x3A) { seconds += number() ?? 0 }
      }
      return isNegative ? -seconds : seconds
    }

    /// `,date[/time]`.
    mutating func rule() -> Rule? {
      guard take(0x2C), let date = date() else { return nil }
      guard take(0x2F) else { return Rule(date: date, seconds: 7200) }
      return offset().map { Rule(date: date, seconds: $0) }
    }

    private mutating func date() -> Rule.Date? {
      if take(0x4A) { return number().map { .julian($0) } }
      guard take(0x4D) else { return number().map { .zeroBased($0) } }
      guard let month = number(), take(0x2E), let week = number(), take(0x2E), let weekday = number() else {
        return nil
      }
      return .week(month: month, week: week, weekday: weekday)
    }
  }
}
