/// One time at which a schedule is due: a civil day and, where the schedule says so, a time of that day. Both float with
/// the athlete: they are those of the wall clock wherever she is, so no change of a clock moves or doubles them.
public struct ScheduleOccurrence: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Minutes after midnight, 0…1439; nil: any time of the day.
  public let minuteOfDay: Int64?
  /// The schedule.
  public let scheduleID: ULID
  /// The routine.
  public let splitID: ULID
  /// The routine's name as the schedule has it; nil: not said.
  public let splitName: String?

  init(_ schedule: ScheduleDocument, on day: Day) {
    (self.day, minuteOfDay) = (day, schedule.minuteOfDay)
    (scheduleID, splitID, splitName) = (schedule.id, schedule.splitID, schedule.splitName)
  }
}
