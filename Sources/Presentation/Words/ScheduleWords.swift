public import TrainingModel

/// Schedules in words.
public enum ScheduleWords {
  /// When it is due: `Mondays and Thursdays at 18:00`, `every 3 days from Mon 30 Nov 2026`.
  public static func text(_ schedule: ScheduleDocument) -> String { text(schedule, clock: .h24) }

  /// When it is due, with the time as `clock` shows it.
  public static func text(_ schedule: ScheduleDocument, clock: ClockFace) -> String {
    var text = days(schedule)
    if let minute = schedule.minuteOfDay { text += " at " + self.clock(minute, clock) }
    if let last = schedule.lastDay { text += " until " + day(last) }
    return text
  }

  /// A time of day: 18:00.
  public static func clock(_ minuteOfDay: Int64) -> String {
    let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
    return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }

  /// A time of day as `face` shows it: 18:00, 6:00 pm.
  public static func clock(_ minuteOfDay: Int64, _ face: ClockFace) -> String {
    guard face == .h12 else { return clock(minuteOfDay) }
    let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return String(shown) + ":" + (minute < 10 ? "0" : "") + String(minute) + (hour < 12 ? " am" : " pm")
  }

  /// One time: `Mon 30 Nov at 18:00`.
  public static func text(_ occurrence: ScheduleOccurrence) -> String {
    dateWithoutPadding(occurrence.day) + (occurrence.minuteOfDay.map { " at " + clock($0) } ?? "")
  }

  private static func days(_ schedule: ScheduleDocument) -> String {
    if let weekdays = schedule.weekdays {
      let names = (1...7 as ClosedRange<Int64>).filter { weekdays.contains($0) }.map { DayWords.weekday($0) + "s" }
      return names.count == 7 ? "every day" : names.isEmpty ? "on no day" : Self.list(names)
    }
    switch schedule.everyDays {
    case nil: return "on no day"
    case 1: return "every day"
    case let days?: return "every \(days) days from " + day(schedule.firstDay)
    }
  }

  private static func day(_ day: Day) -> String { dateWithoutPadding(day) + " " + String(day.year) }

  private static func dateWithoutPadding(_ day: Day) -> String {
    DayWords.short(day).split(separator: " ").joined(separator: " ")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
