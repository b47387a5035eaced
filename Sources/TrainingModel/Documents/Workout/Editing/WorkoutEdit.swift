public import CanonicalJSON

/// One thing that somebody changes of a workout. It names what it changes, so that it can be made on a newer version of
/// the workout than the one that was looked at, and takes nothing of that back.
public enum WorkoutEdit: Hashable, Sendable {
  /// The workout as a whole.
  case workout(WorkoutChange)
  /// A set of an exercise, by its key.
  case changeSet(exercise: ULID, set: String, SetChange)
  /// One more set of an exercise: as planned, and with these numbers.
  case addSet(exercise: ULID, SetChange)
  /// Takes a set back.
  case removeSet(exercise: ULID, set: String)
  /// Skips, completes, resets or opens an exercise.
  case move(exercise: ULID, to: WorkoutStatus)
  /// What is written about an exercise; nil: nothing.
  case note(exercise: ULID, String?)
  /// One more exercise.
  case addExercise(AddedExercise)
  /// Takes an exercise out.
  case removeExercise(ULID)
}

extension WorkoutEdit: JSONObjectValue {
  /// Reads an edit: its member `do` says which.
  public init(json: inout JSONObject) throws(JSONError) {
    let deed: String = try json.value("do")
    switch deed {
    case "workout": self = .workout(try json.object("values"))
    case "changeSet":
      self = .changeSet(
        exercise: try json.value("exercise"), set: try json.value("set"), try json.object("values"))
    case "addSet": self = .addSet(exercise: try json.value("exercise"), try json.object("values"))
    case "removeSet": self = .removeSet(exercise: try json.value("exercise"), set: try json.value("set"))
    case "move": self = .move(exercise: try json.value("exercise"), to: try json.value("to"))
    case "note": self = .note(exercise: try json.value("exercise"), try json.optional("notes"))
    case "addExercise": self = .addExercise(try json.object("values"))
    case "removeExercise": self = .removeExercise(try json.value("exercise"))
    default: throw json.node.error(.invalidText)
    }
  }

  /// Writes the edit.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("do", deed)
      switch self {
      case .workout(let change): writer.member("values", change)
      case .changeSet(let exercise, let set, let change):
        writer.member("exercise", exercise)
        writer.member("set", set)
        writer.member("values", change)
      case .addSet(let exercise, let change):
        writer.member("exercise", exercise)
        writer.member("values", change)
      case .removeSet(let exercise, let set):
        writer.member("exercise", exercise)
        writer.member("set", set)
      case .move(let exercise, let status):
        writer.member("exercise", exercise)
        writer.member("to", status)
      case .note(let exercise, let notes):
        writer.member("exercise", exercise)
        writer.member("notes", notes)
      case .addExercise(let added): writer.member("values", added)
      case .removeExercise(let exercise): writer.member("exercise", exercise)
      }
    }
  }

  private var deed: String {
    switch self {
    case .workout: "workout"
    case .changeSet: "changeSet"
    case .addSet: "addSet"
    case .removeSet: "removeSet"
    case .move: "move"
    case .note: "note"
    case .addExercise: "addExercise"
    case .removeExercise: "removeExercise"
    }
  }
}
