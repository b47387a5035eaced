import CanonicalJSON
import ExerciseLibrary
public import TrainingModel

extension Payload {
  /// What the screen of one routine says beside its document; nil where no routine of this identifier lives.
  public static func routineView(_ records: TrainRecords, id: ULID) -> Payload? {
    guard let routine = records.routine(id) else { return nil }
    let view = RoutineView(routine: routine, records: records)
    return Payload { view.write(to: &$0) }
  }
}

/// One routine in words. Its document says the rest.
struct RoutineView {
  let routine: SplitDocument
  let records: TrainRecords

  func write(to writer: inout JSONWriter) {
    let known = ExerciseBook(records)
    writer.object { writer in
      writer.member("choices") { RoutineChoices.write(to: &$0) }
      writer.list("exercises", routine.shownExercises) { exercise($1, known, to: &$0) }
      writer.list("facts", facts) { fact($1, to: &$0) }
      writer.member("id", routine.id)
      writer.member("isStarter", routine.id.isStarter)
      writer.orNull("last", RoutineTimes.last(routine, in: records))
      writer.list("muscles", muscles) { fact($1, to: &$0) }
      writer.orNull("next", RoutineTimes.next(routine, in: records))
      writer.member("restOfDevice", RoutineWords.rest(records.restSeconds))
      writer.list("schedules", records.schedules(of: routine)) { writer, schedule in
        writer.object { writer in
          writer.member("id", schedule.id)
          writer.member("text", ExerciseWords.sentence(ScheduleWords.text(schedule, clock: records.clock)))
        }
      }
      writer.member("summary", RoutineWords.summary(routine))
      writer.member("unit", records.unit)
    }
  }

  private typealias Fact = (label: String, text: String)

  private func fact(_ fact: Fact, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("label", fact.label)
      writer.member("text", fact.text)
    }
  }

  private var facts: [Fact] {
    var facts = [Fact("Kind", ExerciseWords.sentence(RoutineWords.kind(routine.resolvedActivityType)))]
    let device = RoutineWords.rest(records.restSeconds) + ", this device's"
    facts.append(Fact("Rest between sets", routine.restSeconds.map { RoutineWords.rest($0) } ?? device))
    if routine.advancesByItself { facts.append(Fact("Flow", "the next exercise begins by itself")) }
    if let rate = routine.targetHeartRate {
      let isUsed = routine.effectiveTargetHeartRate != nil
      facts.append(Fact("Heart rate", "\(rate) bpm" + (isUsed ? "" : ", not used by this kind of training")))
    }
    return facts
  }

  /// The planned sets by muscle, the most first; those of muscles that only help count half.
  private var muscles: [Fact] {
    var sums: [Muscle: Double] = [:]
    for exercise in routine.exercises {
      guard let known = ExerciseCatalogue.exercise(named: exercise.resolvedLibraryName) else { continue }
      for muscle in known.primary { sums[muscle, default: 0] += Double(exercise.sets) }
      for muscle in known.secondary { sums[muscle, default: 0] += Double(exercise.sets) / 2 }
    }
    let all = Muscle.allCases.compactMap { muscle in sums[muscle].map { (muscle: muscle, sets: $0) } }
    return all.filter { $0.sets > 0 }.sorted { $0.sets > $1.sets }.map {
      Fact(
        ExerciseWords.sentence(ExerciseWords.name($0.muscle)),
        NumberWords.decimal($0.sets, digits: 1) + ($0.sets == 1 ? " set" : " sets"))
    }
  }

  private func exercise(_ exercise: ExerciseDocument, _ known: ExerciseBook, to writer: inout JSONWriter) {
    let entry = known.entry(named: exercise.resolvedLibraryName)
    writer.object { writer in
      writer.orNull("details", RoutineWords.details(exercise))
      writer.member("id", exercise.id)
      writer.orNull("last", entry?.last.map { $0.text(in: records) })
      writer.member("libraryName", entry?.name ?? exercise.resolvedLibraryName)
      writer.orNull("muscles", entry?.exercise.map { ExerciseWords.sentence(ExerciseWords.list($0.primary)) })
      writer.member("name", exercise.name)
      writer.member("plan", RoutineWords.plan(exercise, unit: records.unit))
      writer.member("settingNames", entry?.exercise?.machineSettings ?? [])
      writer.orNull("superset", exercise.supersetID)
    }
  }
}
