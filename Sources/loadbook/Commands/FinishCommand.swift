import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `finish`.
enum FinishCommand {
  /// How long after its end a workout can still be rated by `finish`. Our own choice.
  private static let ratingSeconds: Int64 = 12 * 3600
  /// A workout whose last set lies longer back ended with that set: idle hours are no training. Our own choice.
  private static let idleSeconds: Int64 = 3 * 3600

  static let command = Command(
    name: ["finish"], usage: "[--effort 1-10] [OPTION…]",
    summary: "End the running workout: exercises still open are skipped. Says what it came to.",
    notes: [
      "A workout ends by itself with its last set; finish --effort then rates it, up to twelve hours later. One whose "
        + "last set lies more than three hours back ended with that set."
    ],
    options: [
      Option(name: "--effort", value: "1-10", help: "how hard the whole workout felt"), GymWords.workoutOption,
    ],
    showsEffortScale: true,
    body: .writing { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let effort = try invocation.arguments.value("--effort").map { (text) throws(CommandError) in
        try Invocation.effort(text)
      }
      if let over = try finished(book, invocation) {
        guard let effort else {
          throw .failed(
            "\(GymWords.title(over.document, invocation)) is over already. To rate it: loadbook finish --effort 7")
        }
        return try await save(over, .rated, book, invocation) { $0.effort = effort }
      }
      return try await save(try book.runningWorkout(invocation), .finished, book, invocation) { workout in
        workout.finish(at: end(of: workout, now: invocation.now))
        if let effort { workout.effort = effort }
      }
    })

  private static func save(
    _ record: Record<WorkoutDocument>, _ deed: GymScreen.Deed, _ book: Book, _ invocation: Invocation,
    _ change: (inout WorkoutDocument) -> Void
  ) async throws(CommandError) -> ExitStatus {
    let saved = try await book.update(record, else: record.document, invocation) { (workout) throws(CommandError) in
      change(&workout)
    }
    GymReport(workout: saved.document, path: saved.path, deed: deed).show(book, invocation)
    return .done
  }

  /// The workout that is over and can only be rated: the one that was named, else the last one where none is running.
  private static func finished(_ book: Book, _ invocation: Invocation) throws(CommandError) -> Record<WorkoutDocument>?
  {
    if let named = invocation.arguments.value("--workout") {
      let record = try book.workout(named)
      return record.document.isRunning ? nil : record
    }
    guard book.runningWorkouts.isEmpty else { return nil }
    return book.lastWorkout.flatMap { record in
      record.document.end.flatMap { invocation.now - $0 <= ratingSeconds ? record : nil }
    }
  }

  private static func end(of workout: WorkoutDocument, now: Instant) -> Instant {
    guard let last = workout.workEnd, now - last > idleSeconds else { return workout.moment(now) }
    return last
  }
}
