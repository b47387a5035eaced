import Presentation
public import SyncEngine
public import TrainingModel

/// What a record of any kind is called in a list.
public enum RecordTitle {
  /// Its name and, where it happened at a time, when: `Push, Mon 30 Nov 17:00`.
  public static func text(_ record: AnyRecord, zone: ZoneRules) -> String {
    switch record {
    case .split(let record): record.document.name
    case .workout(let record): (record.document.splitName ?? "Workout") + ", " + time(record.document.start, zone)
    case .session(let record): name(record.document) + ", " + time(record.document.start, zone)
    case .day(let record): DayWords.inText(record.document.day) + " \(record.document.day.year)"
    case .race(let record):
      record.document.name + ", " + DayWords.inText(record.document.day) + " \(record.document.day.year)"
    case .schedule(let record): record.document.splitName ?? "Schedule"
    case .athlete: "You"
    }
  }

  /// What a kind is called.
  public static func kind(_ kind: DocumentKind) -> String { kind == .split ? "routine" : kind.rawValue }

  private static func name(_ session: SessionDocument) -> String {
    session.runKind.map { RunWords.name($0) } ?? session.activityName ?? RunWords.name(session.activity)
  }

  private static func time(_ moment: Instant, _ zone: ZoneRules) -> String {
    let local = zone.localTime(at: moment)
    return DayWords.inText(local.day) + " " + local.clock
  }
}
