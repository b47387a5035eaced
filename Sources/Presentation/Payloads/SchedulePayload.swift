import CanonicalJSON
public import TrainingModel

extension Payload {
  /// What `schedule list --json` prints: the next times in their order, and the schedules.
  public static func schedules(_ schedules: [ScheduleDocument], next: [ScheduleOccurrence]) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.list("next", next) { $1.write(to: &$0) }
        writer.list("schedules", schedules) { $1.write(to: &$0) }
      }
    }
  }
}
