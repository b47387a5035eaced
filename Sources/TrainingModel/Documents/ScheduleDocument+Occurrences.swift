extension ScheduleDocument {
  /// The first day from `day` on, that one included, on which the routine is due; nil: never again.
  public func nextDay(from day: Day) -> Day? {
    let start = max(day, firstDay)
    guard let next = nextDay(fromWithin: start), lastDay.map({ next <= $0 }) ?? true else { return nil }
    return next
  }

  private func nextDay(fromWithin start: Day) -> Day? {
    if let weekdays { return (0..<7).lazy.map { start + $0 }.first { weekdays.contains($0.weekday) } }
    guard let everyDays, everyDays > 0 else { return nil }
    let behind = (start - firstDay) % everyDays
    return behind == 0 ? start : start + (everyDays - behind)
  }

  /// The next `count` times of all `schedules` together, from `day` on, that one included: by day, then by time with
  /// those of any time first, then by identifier. Fewer where the schedules end before that.
  public static func nextOccurrences(of schedules: [ScheduleDocument], from day: Day, count: Int)
    -> [ScheduleOccurrence]
  {
    var waiting = schedules.compactMap { schedule in schedule.nextDay(from: day).map { (schedule: schedule, day: $0) } }
    var occurrences: [ScheduleOccurrence] = []
    while occurrences.count < count, let next = waiting.indices.min(by: { isBefore(waiting[$0], waiting[$1]) }) {
      let (schedule, day) = waiting[next]
      occurrences.append(ScheduleOccurrence(schedule, on: day))
      if let later = schedule.nextDay(from: day + 1) { waiting[next].day = later } else { waiting.remove(at: next) }
    }
    return occurrences
  }

  private static func isBefore(
    _ left: (schedule: ScheduleDocument, day: Day), _ right: (schedule: ScheduleDocument, day: Day)
  ) -> Bool {
    if left.day != right.day { return left.day < right.day }
    let minutes = (left.schedule.minuteOfDay ?? -1, right.schedule.minuteOfDay ?? -1)
    return minutes.0 == minutes.1 ? left.schedule.id < right.schedule.id : minutes.0 < minutes.1
  }
}
