import CanonicalJSON
import TrainingModel

extension Payload {
  /// What the screen of schedules says: the next fourteen days, and each schedule in words.
  public static func scheduleView(_ records: TrainRecords) -> Payload {
    let view = ScheduleView(records: records)
    return Payload { view.write(to: &$0) }
  }
}

/// The days ahead and the schedules.
struct ScheduleView {
  private static let shown: Int64 = 14
  let records: TrainRecords

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("choices") { RoutineChoices.write(to: &$0) }
      writer.list("days", days) { day($1, to: &$0) }
      writer.orNull("next", next) { occurrence($1, to: &$0) }
      writer.list("routines", records.routines) { routine($1, to: &$0) }
      writer.list("schedules", records.schedules) { schedule($1, to: &$0) }
      writer.member("summary", summary)
    }
  }

  private var living: [ScheduleDocument] { records.schedules.filter { records.routine($0.splitID) != nil } }

  private var next: ScheduleOccurrence? {
    ScheduleDocument.nextOccurrences(of: living, from: records.today, count: 1).first
  }

  private struct Ahead {
    let day: Day
    let occurrences: [ScheduleOccurrence]
  }

  private var days: [Ahead] {
    (0..<Self.shown).map { records.today + $0 }.map { day in
      let due = living.filter { $0.isDue(on: day) }
      return Ahead(
        day: day,
        occurrences: ScheduleDocument.nextOccurrences(of: due, from: day, count: due.count).filter { $0.day == day })
    }
  }

  private var summary: String {
    let count = Int64(days.reduce(0) { $0 + $1.occurrences.count })
    switch count {
    case 0: return records.schedules.isEmpty ? "Nothing is scheduled." : "Nothing is due in the next 14 days."
    default: return NumberWords.count(count, "workout") + " in the next 14 days."
    }
  }

  private func day(_ ahead: Ahead, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", ahead.day)
      writer.member("isToday", ahead.day == records.today)
      writer.member("label", label(ahead.day))
      writer.list("occurrences", ahead.occurrences) { occurrence($1, to: &$0) }
    }
  }

  private func label(_ day: Day) -> String {
    let date = DayWords.inText(day)
    switch day - records.today {
    case 0: return "Today, " + date
    case 1: return "Tomorrow, " + date
    default: return date
    }
  }

  private func occurrence(_ occurrence: ScheduleOccurrence, to writer: inout JSONWriter) {
    let routine = records.routine(occurrence.splitID)
    writer.object { writer in
      writer.orNull("color", routine?.color)
      writer.member("name", routine?.name ?? occurrence.splitName ?? "a routine that is not here")
      writer.member("routine", occurrence.splitID)
      writer.member("schedule", occurrence.scheduleID)
      writer.orNull("summary", routine.map { RoutineWords.summary($0) })
      writer.orNull("symbol", routine?.systemImage)
      writer.orNull("time", occurrence.minuteOfDay.map { ScheduleWords.clock($0, records.clock) })
      writer.member("when", RoutineTimes.text(occurrence, in: records))
    }
  }

  private func routine(_ routine: SplitDocument, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", routine.id)
      writer.member("name", routine.name)
    }
  }

  private func schedule(_ schedule: ScheduleDocument, to writer: inout JSONWriter) {
    let routine = records.routine(schedule.splitID)
    writer.object { writer in
      writer.orNull("color", routine?.color)
      writer.member("id", schedule.id)
      writer.member("isGone", routine == nil)
      writer.member("name", routine?.name ?? schedule.splitName ?? "a routine that is not here")
      writer.orNull("next", schedule.nextDay(from: records.today).map { ExerciseWords.day($0, from: records.today) })
      writer.orNull("symbol", routine?.systemImage)
      writer.member("text", ExerciseWords.sentence(ScheduleWords.text(schedule, clock: records.clock)))
    }
  }
}
