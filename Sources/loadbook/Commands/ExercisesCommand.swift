import ExerciseLibrary
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// `exercises` and `exercises show`.
enum ExercisesCommand {
  static let list = Command(
    name: ["exercises"], usage: "[WORDS] [--muscle M] [--equipment E] [OPTION…]",
    summary:
      "The exercises of the library and your own. WORDS are of a name, a muscle or equipment; slips are forgiven.",
    options: [
      Option(name: "--muscle", value: "M", help: "those that work it: \(names(Muscle.allCases))"),
      Option(name: "--equipment", value: "E", help: "those done with it: \(names(Equipment.allCases))"),
    ],
    body: .reading { invocation, book async throws(CommandError) in
      let filter = ExerciseFilter(
        search: invocation.arguments.positionals.joined(separator: " "),
        muscle: try named(Muscle.self, "--muscle", invocation),
        equipment: try named(Equipment.self, "--equipment", invocation))
      let listings = book.train(invocation).exercises(filter)
      invocation.show(ExercisesScreen.page(listings, today: invocation.today), json: .exercises(listings))
      return .done
    })

  static let show = Command(
    name: ["exercises", "show"], usage: "NAME [OPTION…]",
    summary: "One exercise: its muscles, what it needs, what to mind, the last time.",
    body: .reading { invocation, book async throws(CommandError) in
      let text = invocation.arguments.positionals.joined(separator: " ")
      guard !text.isEmpty else { throw .usage("exercises show which one?") }
      let records = book.train(invocation)
      let near = records.exercises(ExerciseFilter(search: text))
      guard let listing = records.exercise(named: text) ?? (near.count == 1 ? near.first : nil) else {
        let names = near.prefix(5).map { $0.name }.joined(separator: ", ")
        throw .usage(
          "there is no exercise \(text)" + (near.isEmpty ? "; see: loadbook exercises" : "; did you mean \(names)?"))
      }
      invocation.show(ExercisesScreen.page(listing), json: .exercise(listing))
      return .done
    })

  private static func named<Name: NamedCase>(
    _ type: Name.Type, _ option: String, _ invocation: Invocation
  ) throws(CommandError) -> Name? {
    guard let text = invocation.arguments.value(option) else { return nil }
    let wanted = text.lowercased().split { $0 == " " || $0 == "-" }.joined(separator: "-")
    let all = Array(Name.allCases)
    let near = all.filter { $0.rawValue.hasPrefix(wanted) }
    guard let name = all.first(where: { $0.rawValue == wanted }) ?? (near.count == 1 ? near.first : nil) else {
      throw .usage("\(option) \(text): say one of \(names(all))")
    }
    return name
  }

  private static func names<Name: NamedCase>(_ all: [Name]) -> String {
    all.map { $0.rawValue }.joined(separator: ", ")
  }
}

extension Book {
  /// What is said of routines, exercises and schedules is made from this.
  func train(_ invocation: Invocation) -> TrainRecords {
    let zone = invocation.zone
    return TrainRecords(
      routines: splits.map { $0.document }, schedules: schedules.map { $0.document },
      workouts: workouts.map { $0.document }, unit: invocation.settings.weightUnit,
      restSeconds: invocation.settings.restSeconds, clock: invocation.settings.clock, today: invocation.today,
      day: { zone.localTime(at: $0).day })
  }
}
