import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

extension Book {
  /// The workouts with an open exercise, the one begun last first.
  var runningWorkouts: [Record<WorkoutDocument>] { newestWorkouts.filter { $0.document.isRunning } }

  /// All workouts, the one begun last first.
  var newestWorkouts: [Record<WorkoutDocument>] {
    workouts.sorted { ($1.document.start, $1.document.id) < ($0.document.start, $0.document.id) }
  }

  /// The workout with sets that was begun last.
  var lastWorkout: Record<WorkoutDocument>? { newestWorkouts.first { $0.document.hasRecordedSets } }

  /// The workout that `set`, `skip` and `finish` go on with: the one that `--workout` names, else the only one.
  func runningWorkout(_ invocation: Invocation) throws(CommandError) -> Record<WorkoutDocument> {
    if let named = invocation.arguments.value("--workout") {
      let record = try workout(named)
      guard record.document.isRunning else {
        throw .failed("\(GymWords.title(record.document, invocation)) is over already")
      }
      return record
    }
    let running = runningWorkouts
    guard running.count < 2 else {
      let names = running.map { "\($0.document.id.text) (\(GymWords.title($0.document, invocation)))" }
      throw .usage("\(running.count) workouts are running. Say --workout and one of: \(names.joined(separator: ", "))")
    }
    if let only = running.first { return only }
    let last = lastWorkout.map { GymWords.title($0.document, invocation) + " is over. " } ?? ""
    throw .failed("no workout is running. \(last)To begin one: loadbook start ROUTINE")
  }
}

extension WorkoutDocument {
  /// The moment that `now` is for a running workout: though the clock is behind, never before the start or the newest
  /// set, so that no end comes before them.
  func moment(_ now: Instant) -> Instant { max(now, start, workEnd ?? start) }
}

/// What the commands in the gym say of a workout.
enum GymWords {
  static let workoutOption = Option(
    name: "--workout", value: "ID", help: "which workout, where two are running; the beginning or end will do")

  /// How long after its start a workout is taken for a forgotten one. Our own choice.
  private static let oldSeconds: Int64 = 12 * 3600

  /// The routine's name.
  static func name(_ workout: WorkoutDocument) -> String { workout.splitName ?? "the workout" }

  /// The routine's name and when it began: `Push of Mon 30 Nov 12:00`.
  static func title(_ workout: WorkoutDocument, _ invocation: Invocation) -> String {
    let local = invocation.zone.localTime(at: workout.start)
    return "\(name(workout)) of \(DayWords.inText(local.day)) \(local.clock)"
  }

  /// Says so when the workout was begun so long ago that it may be forgotten.
  static func noteAge(of workout: WorkoutDocument, _ invocation: Invocation) {
    guard invocation.now - workout.start > oldSeconds else { return }
    invocation.warn("\(title(workout, invocation)) was still running. If it is over: loadbook finish")
  }
}

/// What is said after a step in the gym.
struct GymReport {
  let workout: WorkoutDocument
  let path: String
  let deed: GymScreen.Deed
  /// Seconds until the next set; nil where no set was done.
  var rest: Int64?

  func show(_ book: Book, _ invocation: Invocation) {
    let unit = invocation.settings.weightUnit
    invocation.show(page(book, invocation, unit: unit), json: .gym(workout, path: path, rest: rest, unit: unit))
  }

  private func page(_ book: Book, _ invocation: Invocation, unit: WeightUnit) -> Page {
    let before = workout.nextLog.flatMap { next in
      ExerciseHistory(of: next.resolvedLibraryName, in: book.workouts.map { $0.document }, weightsIn: unit)
        .last(before: workout.start)
    }
    let day = before.map { invocation.zone.localTime(at: $0.start).day }
    return GymScreen.page(workout, after: deed, rest: rest, last: before, lastDay: day, unit: unit)
  }
}
