import ExerciseLibrary
import TrainingModel

/// The exercises of the catalogue and those of her own, with when each was last done.
struct ExerciseBook {
  /// When an exercise was last done, and what.
  struct Last {
    let workout: WorkoutDocument
    let sets: [SetEntry]
    let unit: WeightUnit?

    /// `Mon 23 Nov: 60 kg × 5, 5, 5`.
    func text(in records: TrainRecords) -> String {
      ExerciseWords.day(records.day(workout.start), from: records.today) + ": "
        + ExerciseWords.sets(sets, unit: unit ?? records.unit)
    }
  }

  /// One exercise.
  struct Entry {
    let name: String
    /// What the library knows of it; nil: it is her own.
    let exercise: CatalogueExercise?
    /// What a set of it is counted by.
    var loadType: LoadType
    /// Whether how its machine is set is recorded.
    var isMachine: Bool
    var last: Last?
  }

  /// The catalogue's exercises in its order, then her own by name.
  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  private var known: [String: String] = [:]

  init(_ records: TrainRecords) {
    for exercise in ExerciseCatalogue.all {
      add(Entry(name: exercise.name, exercise: exercise, loadType: exercise.loadType, isMachine: exercise.isMachine))
    }
    for exercise in records.routines.flatMap({ $0.exercises }) {
      addOwn(exercise.resolvedLibraryName, exercise.loadType, exercise.machineSettings != nil)
    }
    for workout in records.workouts {
      for log in workout.logs { add(log, of: workout) }
    }
    sortOwn()
  }

  /// The exercise that a routine or workout means by this library name; nil: it was never met.
  func entry(named name: String) -> Entry? { places[Self.name(name, known)].map { entries[$0] } }

  /// The exercise that an address names: a slash is written `∕` there, and a long name ends in `…`.
  func entry(addressed name: String) -> Entry? {
    if let entry = entry(named: name) { return entry }
    let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\u{2215}" ? "/" : $0 }))
    if let entry = entry(named: plain) { return entry }
    guard plain.unicodeScalars.last == "\u{2026}" else { return nil }
    let beginning = Array(plain.utf8.dropLast(3))
    return entries.first { $0.name.utf8.starts(with: beginning) }
  }

  /// The library name under which `name` is kept here.
  private static func name(_ name: String, _ known: [String: String]) -> String {
    known[name] ?? ExerciseCatalogue.exercise(named: name)?.name ?? name
  }

  private mutating func add(_ log: WorkoutLogDocument, of workout: WorkoutDocument) {
    addOwn(log.resolvedLibraryName, log.loadType, log.machineSettings != nil)
    let sets = log.doneSets.filter { $0.isWorking }
    guard !sets.isEmpty, let place = places[Self.name(log.resolvedLibraryName, known)] else { return }
    entries[place].last = Last(workout: workout, sets: sets, unit: log.weightUnit)
  }

  private mutating func addOwn(_ name: String, _ load: LoadType?, _ isMachine: Bool) {
    if known[name] == nil { known[name] = ExerciseCatalogue.exercise(named: name)?.name ?? name }
    guard let own = known[name], places[own] == nil else { return }
    add(Entry(name: own, exercise: nil, loadType: load ?? .weight, isMachine: isMachine))
  }

  private mutating func add(_ entry: Entry) {
    places[entry.name] = entries.count
    entries.append(entry)
  }

  private mutating func sortOwn() {
    let own = entries.dropFirst(ExerciseCatalogue.all.count).sorted {
      ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
    entries = entries.prefix(ExerciseCatalogue.all.count) + own
    for (place, entry) in entries.enumerated() { places[entry.name] = place }
  }
}
