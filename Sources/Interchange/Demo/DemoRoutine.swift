import TrainingModel

/// One of her two routines, with the weights that it began with and grows towards.
struct DemoRoutine {
  /// A planned exercise; `weight` from the first day towards ever, `seconds` for timed ones.
  struct Exercise {
    let name: String
    var sets: Int64 = 3
    var reps: Int64 = 0
    var weight: ClosedRange<Double>?
    var seconds: Int64 = 0
    var settings: [MachineSetting]?

    var loadType: LoadType { weight != nil ? .weight : seconds > 0 ? .duration : .none }
  }

  let id: ULID
  let name: String
  let order: Int64
  let weekday: Int64
  /// Seconds after midnight at which she starts.
  let second: Int64
  let exercises: [Exercise]

  static func all(_ calendar: DemoCalendar) -> [DemoRoutine] {
    var random = calendar.random(calendar.firstDay, .identity)
    let made = calendar.instant(calendar.firstDay, second: 7 * 3600)
    return [
      DemoRoutine(
        id: random.id(at: made), name: "Squat and press", order: 0, weekday: 1, second: 65_400, exercises: squatDay),
      DemoRoutine(
        id: random.id(at: made), name: "Hinge and pull", order: 1, weekday: 5, second: 63_000, exercises: hingeDay),
    ]
  }

  private static let squatDay = [
    Exercise(name: "Barbell Back Squat", sets: 4, reps: 5, weight: 45...95),
    Exercise(name: "Barbell Bench Press", sets: 4, reps: 6, weight: 27.5...60),
    Exercise(
      name: "Leg Press", reps: 10, weight: 80...160, settings: [MachineSetting(name: "Seat Height", value: "4")]),
    Exercise(name: "Single-Leg Calf Raise", reps: 12),
    Exercise(name: "Plank", seconds: 45),
  ]

  private static let hingeDay = [
    Exercise(name: "Romanian Deadlift", sets: 4, reps: 6, weight: 50...100),
    Exercise(name: "Overhead Press", sets: 4, reps: 6, weight: 20...42.5),
    Exercise(
      name: "Lat Pulldown", reps: 10, weight: 30...57.5, settings: [MachineSetting(name: "Knee Pad", value: "3rd hole")]
    ),
    Exercise(name: "Seated Cable Row", reps: 10, weight: 30...55, settings: []),
    Exercise(name: "Side Plank", seconds: 30),
  ]
}

extension DemoRoutine {
  /// The routine with the weights planned for `day`. Every fourth week is lighter by a tenth.
  func split(_ calendar: DemoCalendar, on day: Day) -> SplitDocument {
    let made = calendar.instant(calendar.firstDay, second: 7 * 3600)
    var split = SplitDocument(id: id, name: name, order: order, createdAt: made)
    (split.restSeconds, split.updatedAt) = (120, calendar.instant(day - 1, second: 21 * 3600))
    let lightness = (calendar.today - day) / 7 % 4 == 3 ? 0.9 : 1
    var random = calendar.random(calendar.firstDay + order, .lift)
    for (index, exercise) in exercises.enumerated() {
      var planned = ExerciseDocument(
        id: random.id(at: made), name: exercise.name, order: Int64(index), sets: exercise.sets, reps: exercise.reps,
        weight: 0, loadType: exercise.loadType)
      (planned.durationSeconds, planned.machineSettings) = (exercise.seconds, exercise.settings)
      if let range = exercise.weight {
        let grown = range.lowerBound + (range.upperBound - range.lowerBound) * calendar.progress(on: day)
        planned.weight = (grown * lightness).nearest(2.5)
      }
      split.exercises.append(planned)
    }
    return split
  }

  /// The weekday on which she does it.
  func schedule(_ calendar: DemoCalendar) -> ScheduleDocument {
    let made = calendar.instant(calendar.firstDay, second: 7 * 3600)
    var random = calendar.random(calendar.firstDay + 2 + order, .identity)
    var schedule = ScheduleDocument(
      id: random.id(at: made), splitID: id, firstDay: calendar.firstDay, createdAt: made)
    (schedule.splitName, schedule.weekdays, schedule.minuteOfDay) = (name, [weekday], second / 60)
    return schedule
  }
}
