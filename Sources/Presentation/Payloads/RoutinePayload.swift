import CanonicalJSON
public import TrainingModel

/// A routine with what else is known of it.
public struct RoutineEntry: Hashable, Sendable {
  /// The routine.
  public var routine: SplitDocument
  /// Its path from the folder's root.
  public var path: String
  /// The schedules that name it.
  public var schedules: [ScheduleDocument]
  /// When one of them asks for it next; nil: never.
  public var next: ScheduleOccurrence?

  /// A routine at `path`, with those of `schedules` that name it and their next time from `today` on.
  public init(_ routine: SplitDocument, path: String, schedules: [ScheduleDocument], today: Day) {
    (self.routine, self.path) = (routine, path)
    self.schedules = schedules
    next = ScheduleDocument.nextOccurrences(of: schedules, from: today, count: 1).first
  }
}

/// A routine that was written or deleted.
public struct RoutineChange: Hashable, Sendable {
  /// The routine.
  public var id: ULID
  /// Its path from the folder's root.
  public var path: String
  /// The starter that became this routine; nil: it was none.
  public var starter: ULID?

  /// A change of the routine at `path`.
  public init(id: ULID, path: String, starter: ULID?) { (self.id, self.path, self.starter) = (id, path, starter) }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("path", path)
      writer.orNull("starter", starter)
    }
  }
}

extension Payload {
  /// What `routines list --json` prints: in their order.
  public static func routines(_ entries: [RoutineEntry]) -> Payload {
    Payload { writer in
      writer.array(count: entries.count) { writer, index in
        let routine = entries[index].routine
        writer.object { writer in
          writer.member("exercises", Int64(routine.exercises.count))
          writer.member("id", routine.id)
          writer.member("isStarter", routine.id.isStarter)
          writer.member("name", routine.name)
          writer.orNull("next", entries[index].next) { $1.write(to: &$0) }
          writer.member("path", entries[index].path)
          writer.member("sets", routine.exercises.reduce(0) { $0 + $1.sets })
        }
      }
    }
  }

  /// What `routines show --json` prints.
  public static func routine(_ entry: RoutineEntry, unit: WeightUnit) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("isStarter", entry.routine.id.isStarter)
        writer.orNull("next", entry.next) { $1.write(to: &$0) }
        writer.member("path", entry.path)
        writer.member("routine", entry.routine)
        writer.list("schedules", entry.schedules) { $1.write(to: &$0) }
        writer.member("unit", unit)
      }
    }
  }

  /// What a change of one routine prints.
  public static func changed(_ change: RoutineChange) -> Payload { Payload { change.write(to: &$0) } }

  /// What a change of several routines prints.
  public static func changed(_ changes: [RoutineChange]) -> Payload {
    Payload { writer in writer.array(count: changes.count) { changes[$1].write(to: &$0) } }
  }
}

extension ScheduleOccurrence {
  /// Writes the time as a payload has it.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.orNull("minuteOfDay", minuteOfDay)
      writer.orNull("name", splitName)
      writer.member("routine", splitID)
      writer.member("schedule", scheduleID)
    }
  }
}
