import TrainingModel

extension ZoneRules {
  private static func rules(_ name: String, before offset: Int64, _ changes: [(String, Int64)]) -> ZoneRules {
    ZoneRules(
      zone: .named(name), initialOffset: offset,
      transitions: changes.compactMap { text, offset in
        Instant(iso8601: text).map { Transition(at: $0, offset: offset) }
      })
  }

  /// Clocks go forward at 2:00 on 29 March and back at 3:00 on 25 October.
  static let berlin2026 = rules(
    "Europe/Berlin", before: 3600, [("2026-03-29T01:00:00Z", 7200), ("2026-10-25T01:00:00Z", 3600)])

  /// Clocks go back at 3:00 on 5 April and forward at 2:00 on 4 October.
  static let sydney2026 = rules(
    "Australia/Sydney", before: 39_600, [("2026-04-04T16:00:00Z", 36_000), ("2026-10-03T16:00:00Z", 39_600)])

  /// Half an hour of summer time: back at 2:00 on 5 April, forward at 2:00 on 4 October.
  static let lordHowe2026 = rules(
    "Australia/Lord_Howe", before: 39_600, [("2026-04-04T15:00:00Z", 37_800), ("2026-10-03T15:30:00Z", 39_600)])

  /// The day that Samoa left out: 30 December 2011.
  static let samoa2011 = rules("Pacific/Apia", before: -36_000, [("2011-12-30T10:00:00Z", 50_400)])
}
