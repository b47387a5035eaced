import CanonicalJSON
public import TrainingModel

extension Payload {
  /// What `workouts --json` prints: newest first.
  public static func workouts(_ entries: [WorkoutsScreen.Entry], unit: WeightUnit) -> Payload {
    Payload { writer in
      writer.array(count: entries.count) { writer, index in
        let workout = entries[index].workout
        let totals = WorkoutTotals(workout, unit: unit)
        writer.object { writer in
          writer.member("day", entries[index].start.day)
          writer.orNull("effort", workout.effort)
          writer.orNull("end", workout.end)
          writer.member("exercises", totals.exercises)
          writer.member("id", workout.id)
          writer.orNull("minutes", totals.minutes)
          writer.orNull("name", workout.splitName)
          writer.member("sets", totals.sets)
          writer.orNull("source", workout.source)
          writer.member("start", workout.start)
          writer.member("status", workout.status)
          writer.member("volume", totals.volume)
          writer.member("weightUnit", unit)
        }
      }
    }
  }

  /// What `show --json` prints: the document as it would be written, and where it lies.
  public static func record<Document: TrainingDocument>(_ document: Document, path: String) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("document") { document.write(to: &$0) }
        writer.member("kind", Document.kind.rawValue)
        writer.member("path", path)
      }
    }
  }

  /// What `records --json` prints. `day` gives the day of a moment.
  public static func records(
    _ history: ExerciseHistory, name: String, unit: WeightUnit, day: (Instant) -> Day
  ) -> Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("assisted", history.isAssisted)
        writer.orNull("estimate", history.bestEstimate) { writer, best in
          writer.object { writer in
            writer.member("from") { write(best.record, unit: unit, day: day, to: &$0) }
            writer.member("maximum", best.maximum)
          }
        }
        writer.member("exercise", name)
        writer.orNull("greatestVolume", history.greatestVolume) { write($1, unit: unit, day: day, to: &$0) }
        writer.orNull("heaviest", history.heaviest) { write($1, unit: unit, day: day, to: &$0) }
        writer.list("history", history.performances) { write($1, unit: unit, day: day, to: &$0) }
        writer.orNull("longest", history.longest) { write($1, unit: unit, day: day, to: &$0) }
        writer.orNull("mostRepetitions", history.mostRepetitions) { write($1, unit: unit, day: day, to: &$0) }
        writer.list("repetitionRecords", history.repetitionRecords) { write($1, unit: unit, day: day, to: &$0) }
      }
    }
  }

  private static func write(
    _ record: ExerciseRecord, unit: WeightUnit, day: (Instant) -> Day, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("day", day(record.start))
      writer.numbers(record.set, unit: unit)
      writer.member("workout", record.workoutID)
    }
  }

  private static func write(
    _ performance: ExercisePerformance, unit: WeightUnit, day: (Instant) -> Day, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("day", day(performance.start))
      writer.list("sets", performance.sets) { writer, set in
        writer.object { $0.numbers(set, unit: unit) }
      }
      writer.member("volume", performance.volume)
      writer.member("workout", performance.workoutID)
    }
  }
}
