import CanonicalJSON
import TrainingModel

extension Payload {
  /// What the screen of all routines says, and what the forms of a routine offer.
  public static func routinesView(_ records: TrainRecords) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("choices") { RoutineChoices.write(to: &$0) }
        writer.member("orderAtEnd", SplitDocument.orderAtEnd(of: records.routines))
        writer.list("routines", records.routines) { RoutineRow($1, in: records).write(to: &$0) }
      }
    }
  }
}

/// A routine in a list.
struct RoutineRow {
  private let routine: SplitDocument
  private let records: TrainRecords

  init(_ routine: SplitDocument, in records: TrainRecords) { (self.routine, self.records) = (routine, records) }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("color", routine.color)
      writer.member("exercises", routine.shownExercises.map { $0.name })
      writer.member("id", routine.id)
      writer.member("isStarter", routine.id.isStarter)
      writer.orNull("last", RoutineTimes.last(routine, in: records))
      writer.member("name", routine.name)
      writer.orNull("next", RoutineTimes.next(routine, in: records))
      writer.member("summary", RoutineWords.summary(routine))
      writer.member("symbol", routine.systemImage)
    }
  }
}

/// When a routine was done and is due, in words.
enum RoutineTimes {
  /// `next today at 18:00`, `next Thu 3 Dec`; nil: no schedule asks for it.
  static func next(_ routine: SplitDocument, in records: TrainRecords) -> String? {
    let schedules = records.schedules(of: routine)
    let next = ScheduleDocument.nextOccurrences(of: schedules, from: records.today, count: 1).first
    return next.map { "next " + text($0, in: records) }
  }

  /// `last Mon 23 Nov`; nil: it was never done.
  static func last(_ routine: SplitDocument, in records: TrainRecords) -> String? {
    records.lastWorkout(of: routine).map { "last " + ExerciseWords.day(records.day($0.start), from: records.today) }
  }

  /// `tomorrow at 18:00`.
  static func text(_ occurrence: ScheduleOccurrence, in records: TrainRecords) -> String {
    ExerciseWords.day(occurrence.day, from: records.today)
      + (occurrence.minuteOfDay.map { " at " + ScheduleWords.clock($0, records.clock) } ?? "")
  }
}
