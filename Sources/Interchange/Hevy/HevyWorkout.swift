import TrainingModel

/// The rows of one workout. An export has no ids: a workout is its title and the minute that it starts in.
struct HevyWorkout {
  /// What makes two rows rows of one workout.
  struct Key: Hashable {
    let title: String
    let day: Day
    let minute: Int64

    init(_ row: HevyRow) { (title, day, minute) = (row.title, row.start.day, row.start.second / 60) }

    /// The wall-clock start as if it were UTC, in the minute's first second: the same under every zone.
    var nominalStart: Instant { LocalTime(day: day, second: minute * 60).instant(offset: 0) }

    /// The key by which an import of the same workout finds this one again.
    var externalID: String { String(nominalStart.iso8601.dropLast(4)) + " " + title }

    /// The identifier of the workout, or of a part of it that `part` names.
    func id(part: String) -> ULID {
      ULID.derived(start: nominalStart, source: HevyImport.source, externalKey: externalID + part)
    }
  }

  let key: Key
  private let first: HevyRow
  private var exercises: [HevyExercise] = []
  /// The newest exercise of each name and superset, by its place in `exercises`.
  private var newest: [HevyExercise.Key: Int] = [:]

  init(_ row: HevyRow) {
    (key, first) = (Key(row), row)
    add(row)
  }

  /// Adds a row: to the exercise that it continues, or as the first set of another.
  mutating func add(_ row: HevyRow) {
    let key = HevyExercise.Key(row)
    if let place = newest[key], exercises[place].isContinued(by: row) {
      exercises[place].rows.append(row)
    } else {
      newest[key] = exercises.count
      exercises.append(HevyExercise(key: key, rows: [row]))
    }
  }
}

extension HevyWorkout {
  /// The workout, its wall clock read in `zone`, and what is wrong with it as a whole; its sets are kept all the same.
  func document(_ columns: HevyColumns, zone: ZoneRules, importedAt: Instant) -> (WorkoutDocument, ImportProblem?) {
    let start = zone.instant(of: first.start)
    do throws(HevyFault) {
      let end = try end(after: start, zone: zone)
      return (document(columns, start: start, end: end, importedAt: importedAt), nil)
    } catch {
      let problem = ImportProblem(at: .line(first.line), what: error.text, isLoss: false)
      return (document(columns, start: start, end: start, importedAt: importedAt), problem)
    }
  }

  private func document(_ columns: HevyColumns, start: Instant, end: Instant, importedAt: Instant) -> WorkoutDocument {
    var workout = WorkoutDocument(id: key.id(part: ""), start: start, createdAt: importedAt)
    workout.splitName = key.title.isEmpty ? nil : key.title
    workout.notes = first.description.isEmpty ? nil : first.description
    (workout.source, workout.externalID) = (HevyImport.source, key.externalID)
    workout.logs = logs(columns, start: start, end: end)
    workout.activityTypeCode = activityType?.rawValue
    workout.closeImported(end: end)
    // Not the time of the import: a later import elsewhere must never look newer than her edit.
    workout.updatedAt = end
    return workout
  }

  private func end(after start: Instant, zone: ZoneRules) throws(HevyFault) -> Instant {
    guard let local = WallClock.parse(first.endText) else { throw .badTime(column: "end_time", text: first.endText) }
    let end = zone.instant(of: local)
    if end < start { throw .endBeforeStart(first.endText) }
    if end - start > 86_400 { throw .endTooLate(first.endText) }
    return end
  }

  private func logs(_ columns: HevyColumns, start: Instant, end: Instant) -> [WorkoutLogDocument] {
    var seen: [HevyExercise.Key: Int] = [:]
    var logs: [WorkoutLogDocument] = []
    for exercise in exercises {
      let repeated = seen[exercise.key, default: 0]
      seen[exercise.key] = repeated + 1
      let id = key.id(part: "\u{0}" + exercise.key.text + "\u{0}" + String(repeated))
      logs.append(exercise.log(id: id, order: Int64(logs.count), columns, start: start, end: end))
    }
    return logs
  }

  /// Cardio or cycling where every exercise covers a distance and none has repetitions; else nil: strength.
  private var activityType: WorkoutActivityType? {
    guard exercises.allSatisfy(\.isEndurance) else { return nil }
    return exercises.allSatisfy { ["Cycling", "Spinning"].contains($0.key.name) } ? .cycling : .cardio
  }
}
