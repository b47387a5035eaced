import CanonicalJSON
import ExerciseLibrary
import TrainingModel

extension Payload {
  /// What the screen of all exercises says, or the part of it that fits `filter`.
  public static func exercisesView(_ records: TrainRecords, filter: ExerciseFilter) -> Payload {
    let groups = filter.groups(ExerciseBook(records), in: records)
    let count = Int64(groups.reduce(0) { $0 + $1.entries.count })
    return Payload { writer in
      writer.object { writer in
        writer.member("count", count == 0 ? "no exercise fits" : NumberWords.count(count, "exercise"))
        writer.list("equipment", Equipment.allCases) { choice($1.rawValue, ExerciseWords.name($1), to: &$0) }
        writer.list("groups", groups) { writer, group in
          writer.object { writer in
            writer.list("exercises", group.entries) { ExerciseRow(entry: $1, records: records).write(to: &$0) }
            writer.member("label", group.label)
          }
        }
        writer.list("muscles", Muscle.allCases) { choice($1.rawValue, ExerciseWords.name($1), to: &$0) }
        writer.orNull("sets", WeeklySets.chart(records))
        writer.member("unit", records.unit)
      }
    }
  }

  private static func choice(_ name: String, _ label: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", ExerciseWords.sentence(label))
      writer.member("name", name)
    }
  }
}

/// An exercise in a list.
struct ExerciseRow {
  let entry: ExerciseBook.Entry
  let records: TrainRecords

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("equipment", entry.exercise.map { ExerciseWords.sentence(ExerciseWords.equipment($0)) })
      writer.member("isMachine", entry.isMachine)
      writer.orNull(
        "last", entry.last.map { "last " + ExerciseWords.day(records.day($0.workout.start), from: records.today) })
      writer.member("loadType", entry.loadType.rawValue)
      writer.orNull(
        "muscles", entry.exercise.map { ExerciseWords.sentence(ExerciseWords.list($0.primary)) })
      writer.member("name", entry.name)
      writer.member("plan") { plan(to: &$0) }
    }
  }

  /// What to plan for it: as many sets as the last time, and the last one's numbers; else three sets of the usual.
  private func plan(to writer: inout JSONWriter) {
    let last = entry.last?.sets.last
    let scale = (entry.last?.unit ?? records.unit).kilograms / records.unit.kilograms
    writer.object { writer in
      writer.member("reps", entry.loadType == .duration ? 0 : last?.reps ?? 10)
      writer.member("seconds", entry.loadType == .duration ? last?.seconds ?? 30 : 0)
      writer.member("sets", entry.last.map { Int64($0.sets.count) } ?? 3)
      writer.member("weight", entry.loadType == .weight ? ((last?.weight ?? 0) * scale * 4).rounded() / 4 : 0)
    }
  }
}
