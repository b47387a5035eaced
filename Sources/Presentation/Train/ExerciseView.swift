import CanonicalJSON
import ExerciseLibrary
import TrainingModel

extension Payload {
  /// What the screen of one exercise says; nil where neither the library nor a routine nor a workout has it.
  public static func exerciseView(_ records: TrainRecords, name: String) -> Payload? {
    guard let entry = ExerciseBook(records).entry(addressed: name) else { return nil }
    let view = ExerciseView(entry: entry, records: records)
    return Payload { view.write(to: &$0) }
  }
}

/// One exercise: what it is, what was done, and the records.
struct ExerciseView {
  private static let shown = 20
  private let entry: ExerciseBook.Entry
  private let records: TrainRecords
  private let history: ExerciseHistory

  init(entry: ExerciseBook.Entry, records: TrainRecords) {
    (self.entry, self.records) = (entry, records)
    history = ExerciseHistory(
      of: entry.name, in: records.workouts.compactMap { Self.renamed($0, to: entry) }, weightsIn: records.unit)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("chart", ExerciseChart.chart(history, name: entry.name, unit: records.unit, day: records.day))
      writer.member("cues", entry.exercise?.cues ?? [])
      writer.list("facts", facts) { line($1.0, ExerciseWords.sentence($1.1), nil, to: &$0) }
      writer.list("history", history.performances.suffix(Self.shown).reversed()) { writer, performance in
        line(day(performance.start), sets(performance.sets), performance.workoutID, to: &writer)
      }
      writer.member("isOwn", entry.exercise == nil)
      writer.orNull("last", entry.last.map { $0.text(in: records) })
      writer.member("name", entry.name)
      writer.list("records", best) { line($1.0, $1.1, $1.2, to: &$0) }
      writer.list("repetitions", history.repetitionRecords) { writer, record in
        line(sets([record.set]), day(record.start), record.workoutID, to: &writer)
      }
      writer.list("routines", records.routines.filter { has($0) }) { writer, routine in
        writer.object { writer in
          writer.member("color", routine.color)
          writer.member("id", routine.id)
          writer.member("name", routine.name)
          writer.member("plan", plan(in: routine))
          writer.member("symbol", routine.systemImage)
        }
      }
      writer.member("times", times)
    }
  }

  private func line(_ label: String, _ text: String, _ workout: ULID?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", label)
      writer.member("text", text)
      writer.orNull("workout", workout)
    }
  }

  private func day(_ moment: Instant) -> String { ExerciseWords.day(records.day(moment), from: records.today) }
  private func sets(_ sets: [SetEntry]) -> String { ExerciseWords.sets(sets, unit: records.unit) }

  private var times: String {
    let count = Int64(history.performances.count)
    return count == 0 ? "not done yet" : "done in " + NumberWords.count(count, "workout")
  }

  private var facts: [(String, String)] {
    guard let exercise = entry.exercise else {
      return [("Counted by", ExerciseWords.name(entry.loadType))]
    }
    var facts = [("Works", ExerciseWords.list(exercise.primary))]
    if !exercise.secondary.isEmpty { facts.append(("Helped by", ExerciseWords.list(exercise.secondary))) }
    facts.append(("Done with", ExerciseWords.equipment(exercise)))
    facts.append(("Counted by", ExerciseWords.name(exercise.loadType)))
    if let settings = exercise.machineSettings, !settings.isEmpty {
      facts.append(("Machine", settings.joined(separator: ", ").lowercased()))
    }
    return facts
  }

  private var best: [(String, String, ULID)] {
    var rows: [(String, String, ULID)] = []
    func add(_ label: String, _ record: ExerciseRecord?) {
      guard let record else { return }
      rows.append((label, "\(sets([record.set])), \(day(record.start))", record.workoutID))
    }
    add("Heaviest", history.heaviest)
    if let best = history.bestEstimate {
      let maximum = SetWords.weight(best.maximum.rounded(), unit: records.unit)
      rows.append(
        (
          "Estimated once", "about \(maximum), from \(sets([best.record.set])), \(day(best.record.start))",
          best.record.workoutID
        ))
    }
    add("Most reps", history.mostRepetitions)
    add("Longest", history.longest)
    if let volume = history.greatestVolume {
      let weight = NumberWords.whole(volume.volume) + " " + records.unit.rawValue
      rows.append(("Most in a workout", "\(weight), \(day(volume.start))", volume.workoutID))
    }
    return rows
  }

  private func has(_ routine: SplitDocument) -> Bool { routine.exercises.contains { isMeant($0.resolvedLibraryName) } }

  private func plan(in routine: SplitDocument) -> String {
    routine.shownExercises.filter { isMeant($0.resolvedLibraryName) }
      .map { RoutineWords.plan($0, unit: records.unit) }.joined(separator: "; ")
  }

  private func isMeant(_ name: String) -> Bool { Self.isMeant(name, entry) }

  private static func isMeant(_ name: String, _ entry: ExerciseBook.Entry) -> Bool {
    name == entry.name || (entry.exercise != nil && ExerciseCatalogue.exercise(named: name)?.name == entry.name)
  }

  /// The workout with logs of this exercise alone, under the name that the library has; nil: it has none.
  private static func renamed(_ workout: WorkoutDocument, to entry: ExerciseBook.Entry) -> WorkoutDocument? {
    let logs = workout.logs.filter { isMeant($0.resolvedLibraryName, entry) }
    guard !logs.isEmpty else { return nil }
    var renamed = workout
    renamed.logs = logs.map { log in
      var log = log
      log.libraryName = entry.name
      return log
    }
    return renamed
  }
}
