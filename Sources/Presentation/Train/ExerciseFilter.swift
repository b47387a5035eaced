public import ExerciseLibrary
public import TrainingModel

/// Which exercises a list shows.
public struct ExerciseFilter: Sendable {
  /// What she typed; empty: all.
  public var search: ExerciseSearch
  /// Only those that work this muscle; nil: all.
  public var muscle: Muscle?
  /// Only those done with this; nil: all.
  public var equipment: Equipment?
  /// A routine whose exercises are left out; nil: none.
  public var without: ULID?

  /// A filter.
  public init(search: String = "", muscle: Muscle? = nil, equipment: Equipment? = nil, without: ULID? = nil) {
    self.search = ExerciseSearch(search)
    (self.muscle, self.equipment, self.without) = (muscle, equipment, without)
  }

  /// A heading with the exercises below it.
  struct Group {
    let label: String
    var entries: [ExerciseBook.Entry]
  }

  /// The exercises that fit: by muscle where nothing is typed, else the nearest first.
  func groups(_ book: ExerciseBook, in records: TrainRecords) -> [Group] {
    let taken = without.flatMap { records.routine($0) }?.exercises.compactMap { exercise in
      book.entry(named: exercise.resolvedLibraryName)?.name
    }
    let fitting = book.entries.filter { fits($0) && !(taken ?? []).contains($0.name) }
    return search.isEmpty ? byMuscle(fitting) : found(fitting)
  }

  private func fits(_ entry: ExerciseBook.Entry) -> Bool {
    guard let exercise = entry.exercise else { return muscle == nil && equipment == nil }
    return muscle.map { exercise.works($0) } ?? true && equipment.map { exercise.uses($0) } ?? true
  }

  private func found(_ entries: [ExerciseBook.Entry]) -> [Group] {
    let near = entries.enumerated().compactMap { place, entry in
      search.distance(name: entry.name, terms: entry.exercise?.searchTerms ?? []).map { (distance: $0, place: place) }
    }
    let sorted = near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return sorted.isEmpty ? [] : [Group(label: "Found", entries: sorted.map { entries[$0.place] })]
  }

  private func byMuscle(_ entries: [ExerciseBook.Entry]) -> [Group] {
    var groups = [Group(label: "Your own", entries: entries.filter { $0.exercise == nil })]
    if let muscle {
      let name = ExerciseWords.name(muscle)
      let (first, rest) = (entries.filter { $0.exercise?.primary.contains(muscle) == true }, entries)
      groups.append(Group(label: "For " + name, entries: first))
      groups.append(
        Group(label: "Also work " + name, entries: rest.filter { $0.exercise?.secondary.contains(muscle) == true }))
    } else {
      groups += Muscle.allCases.map { muscle in
        Group(
          label: ExerciseWords.sentence(ExerciseWords.name(muscle)),
          entries: entries.filter { $0.exercise?.primary.first == muscle })
      }
    }
    return groups.filter { !$0.entries.isEmpty }
  }
}
