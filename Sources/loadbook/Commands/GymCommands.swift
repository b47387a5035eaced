import CanonicalJSON
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `start`.
enum StartCommand {
  static let command = Command(
    name: ["start"], usage: "ROUTINE [OPTION…]",
    summary: "Begin a workout of a routine. ROUTINE is its name, the beginning of it, or its identifier.",
    notes: ["The plan is copied: later edits of the routine change nothing in the workout."],
    body: .writing { invocation, book async throws(CommandError) in
      let routine = try book.routine(try invocation.positionals("a routine")[0]).document
      guard !routine.exercises.isEmpty else {
        throw .failed("\(routine.name) has no exercise yet, so there is nothing to begin")
      }
      let running = book.runningWorkouts
      let workout = WorkoutDocument(starting: routine, at: invocation.now) { invocation.newID() }
      let path = try await book.add(workout, invocation)
      GymReport(workout: workout, path: path, deed: .started).show(book, invocation)
      if let other = running.first {
        invocation.warn(
          "\(GymWords.title(other.document, invocation)) is still running, too: say --workout ID with set, skip and "
            + "finish until one of them is over")
      }
      return .done
    })
}

/// `set`.
enum SetCommand {
  private static let numbers = [
    Option(name: "--reps", value: "N", help: "repetitions, where they are not as planned"),
    Option(name: "--weight", value: "W", help: "the weight, where it is not as planned"),
    Option(name: "--seconds", value: "S", help: "how long, where it is not as planned"),
  ]

  static let command = Command(
    name: ["set"], usage: "[--reps N] [--weight W] [--seconds S] [OPTION…]",
    summary: "Record the next set of the running workout, as planned unless you say otherwise.",
    notes: [
      "With the last planned set of an exercise the next one comes up; of a superset's exercises sets alternate."
    ],
    options: numbers + [GymWords.workoutOption],
    body: .writing { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let (typed, id) = (try TypedSet(invocation), invocation.newID())
      let record = try book.runningWorkout(invocation)
      GymWords.noteAge(of: record.document, invocation)
      var deed: GymScreen.Deed?
      var rest: Int64?
      let saved = try await book.update(record, else: record.document, invocation) { workout throws(CommandError) in
        guard let log = workout.nextLog else {
          throw .failed("\(GymWords.name(workout)) is over: nothing was recorded")
        }
        let entry = try typed.entry(for: log, id: id, at: max(invocation.now, workout.start))
        workout.recordNextSet(entry, log: log.id, at: workout.moment(invocation.now))
        (deed, rest) = (
          .set(entry, of: log.id), workout.effectiveRest(after: log, setting: invocation.settings.restSeconds)
        )
      }
      if let deed {
        GymReport(workout: saved.document, path: saved.path, deed: deed, rest: rest).show(book, invocation)
      }
      return .done
    })
}

/// `skip`.
enum SkipCommand {
  static let command = Command(
    name: ["skip"], usage: "[OPTION…]",
    summary: "Leave out the exercise that comes next in the running workout. Sets already done of it stay.",
    options: [GymWords.workoutOption],
    body: .writing { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let record = try book.runningWorkout(invocation)
      GymWords.noteAge(of: record.document, invocation)
      var deed: GymScreen.Deed?
      let saved = try await book.update(record, else: record.document, invocation) { workout throws(CommandError) in
        guard let log = workout.nextLog else { throw .failed("\(GymWords.name(workout)) is over: nothing was skipped") }
        workout.transition(log: log.id, to: .skipped, at: workout.moment(invocation.now))
        deed = .skipped(log.id)
      }
      if let deed { GymReport(workout: saved.document, path: saved.path, deed: deed).show(book, invocation) }
      return .done
    })
}
