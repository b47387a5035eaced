import CanonicalJSON
public import TrainingModel

/// What the forms of the log offer: the choices with their words, and what stands in them at first.
public struct LogForm: Hashable, Sendable {
  /// Today and the time of day.
  public var now: LocalTime
  /// The routines that a workout can have been done by, in their order.
  public var routines: [SplitDocument]
  /// The unit of distances.
  public var distanceUnit: DistanceUnit

  /// The form for entering what was done.
  public init(now: LocalTime, routines: [SplitDocument], distanceUnit: DistanceUnit) {
    (self.now, self.routines, self.distanceUnit) = (now, routines, distanceUnit)
  }

  /// The form as JSON.
  public var payload: Payload {
    Payload { writer in
      writer.object { writer in
        writer.member("choices") { Self.choices(to: &$0) }
        // What is entered is over, most often just now.
        writer.member("clock", LocalTime(day: now.day, second: max(0, now.second - 3600)).clock)
        writer.member("distanceUnit", distanceUnit.rawValue)
        writer.list("routines", routines) { writer, routine in
          writer.object { writer in
            writer.member("label", routine.name)
            writer.member("value", routine.id)
          }
        }
        writer.member("today", now.day)
      }
    }
  }

  /// The choices that every form of the log has.
  static func choices(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.list("efforts", EffortScale.anchors.map { ($0.effort, $0.effort + ", " + $0.feeling) }, choice)
      writer.list("runKinds", RunKind.allCases.map { ($0.rawValue, RunWords.name($0).capitalizedFirst) }, choice)
      writer.list("setKinds", SetKind.allCases.map { ($0.rawValue, SetWords.name($0).capitalizedFirst) }, choice)
    }
  }

  private static func choice(_ writer: inout JSONWriter, _ choice: (value: String, label: String)) {
    writer.object { writer in
      writer.member("label", choice.label)
      writer.member("value", choice.value)
    }
  }
}
