import CanonicalJSON
public import TrainingModel

extension Payload {
  /// What `start`, `set`, `skip` and `finish` print with `--json`: the workout as it stands, and what comes next.
  /// `rest` are the seconds until the next set; `unit` is that of weights without one.
  public static func gym(_ workout: WorkoutDocument, path: String, rest: Int64?, unit: WeightUnit) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.orNull("effort", workout.effort)
        writer.member("id", workout.id)
        writer.orNull("name", workout.splitName)
        writer.orNull("next", workout.nextLog) { writer, log in
          writer.object { writer in
            writer.member("exercise", log.exerciseName)
            writer.member("number", log.recordedSetCount + 1)
            writer.member("of", log.sets)
            writer.numbers(log.nextSet(at: log.date), unit: log.weightUnit ?? unit)
          }
        }
        writer.member("path", path)
        writer.orNull("restSeconds", workout.nextLog == nil ? nil : rest)
        writer.member("sets", WorkoutTotals(workout, unit: unit).sets)
        writer.member("status", workout.status)
      }
    }
  }
}

extension JSONWriter {
  /// The numbers of a set: `reps`, `seconds`, `weight` and `weightUnit`, null where it has none. Members that sort
  /// before or between them cannot stand beside them.
  mutating func numbers(_ set: SetEntry, unit: WeightUnit) {
    orNull("reps", set.reps)
    orNull("seconds", set.seconds)
    orNull("weight", set.weight)
    orNull("weightUnit", set.weight == nil ? nil : unit)
  }
}
