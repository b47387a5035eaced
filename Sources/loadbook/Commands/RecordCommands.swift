import CanonicalJSON
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `workouts`.
enum WorkoutsCommand {
  private static let usualLimit: Int64 = 20

  static let command = Command(
    name: ["workouts"], usage: "[--limit N] [OPTION…]",
    summary: "Your workouts with sets by month, the newest first.",
    options: [Option(name: "--limit", value: "N", help: "at most so many (else \(usualLimit))")],
    body: .reading { invocation, book async throws(CommandError) in
      _ = try invocation.positionals()
      let limit = try invocation.whole("--limit", in: 1...1_000_000) ?? usualLimit
      let zones = invocation.moment.zones
      let all = book.newestWorkouts
      let entries = all.prefix(Int(limit)).map { record in
        let zone = zones.rules(record.document.zone)
        return WorkoutsScreen.Entry(workout: record.document, start: zone.localTime(at: record.document.start))
      }
      let unit = invocation.settings.weightUnit
      invocation.show(
        WorkoutsScreen.page(entries, leftOut: Int64(all.count - entries.count), unit: unit),
        json: .workouts(entries, unit: unit))
      return .done
    })
}

/// `show`.
enum ShowCommand {
  static let command = Command(
    name: ["show"], usage: "ID [OPTION…]",
    summary: "A workout or session in full: exercises, sets, times, effort, notes. ID may be its beginning or end.",
    notes: ["With --json it prints the document itself, and where it lies."],
    body: .reading { invocation, book async throws(CommandError) in
      let record = try book.logged(try invocation.positionals("an identifier")[0])
      let zones = invocation.moment.zones
      switch record {
      case .workout(let record):
        let zone = zones.rules(record.document.zone)
        invocation.show(
          RecordScreen.page(record.document, unit: invocation.settings.weightUnit) { zone.localTime(at: $0) },
          json: .record(record.document, path: record.path))
      case .session(let record):
        let zone = zones.rules(record.document.zone)
        invocation.show(
          RecordScreen.page(record.document, unit: invocation.settings.distanceUnit) { zone.localTime(at: $0) },
          json: .record(record.document, path: record.path))
      }
      return .done
    })
}

/// `records`.
enum RecordsCommand {
  private static let usualLast: Int64 = 5

  static let command = Command(
    name: ["records"], usage: "EXERCISE [--last N] [OPTION…]",
    summary: "What you did of an exercise, and your records. EXERCISE is its name or the beginning of it.",
    notes: [
      "Warm-ups do not count. The estimate is Epley's: weight × (1 + repetitions ÷ 30), from sets of at most 12 "
        + "repetitions."
    ],
    options: [Option(name: "--last", value: "N", help: "show the last N workouts (else \(usualLast))")],
    body: .reading { invocation, book async throws(CommandError) in
      let typed = try invocation.positionals("an exercise")[0]
      let last = try invocation.whole("--last", in: 1...1_000_000) ?? usualLast
      let workouts = book.workouts.map { $0.document }
      let exercise = try ExerciseLookup(workouts: workouts).find(typed)
      let unit = invocation.settings.weightUnit
      let history = ExerciseHistory(of: exercise, in: workouts, weightsIn: unit)
      let zone = invocation.zone
      let day = { (moment: Instant) in zone.localTime(at: moment).day }
      invocation.show(
        ExerciseRecordsScreen.page(history, name: exercise, last: Int(last), unit: unit, day: day),
        json: .records(history, name: exercise, unit: unit, day: day))
      return .done
    })
}
