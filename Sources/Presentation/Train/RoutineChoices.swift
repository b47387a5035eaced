import CanonicalJSON
import TrainingModel

/// What may be chosen for a routine, with the words for it.
enum RoutineChoices {
  static func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("activities", WorkoutActivityType.allCases) { writer, type in
        writer.object { writer in
          writer.member("code", type.rawValue)
          writer.member("hasHeartRate", type.supportsHeartRateTarget)
          writer.member("label", ExerciseWords.sentence(RoutineWords.kind(type)))
        }
      }
      writer.list("colors", RoutineColor.allCases) { choice($1.rawValue, $1.label, to: &$0) }
      writer.list("symbols", RoutineSymbol.allCases) { choice($1.rawValue, $1.label, to: &$0) }
      writer.list("weekdays", Array(1...7 as ClosedRange<Int64>)) { writer, number in
        writer.object { writer in
          writer.member("label", DayWords.weekday(number))
          writer.member("number", number)
        }
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
