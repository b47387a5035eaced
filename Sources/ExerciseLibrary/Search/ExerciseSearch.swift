/// Finds exercises by what somebody typed: whatever its capitals, accents, order and plurals, a beginning of each word is
/// enough, small slips are forgiven, and a muscle or a piece of equipment is as good as a name.
public struct ExerciseSearch: Hashable, Sendable {
  private let wanted: FoldedWords

  /// A search for these words.
  public init(_ words: String) { wanted = FoldedWords(words) }

  /// Whether nothing is asked for, which everything matches.
  public var isEmpty: Bool { wanted.words.isEmpty }

  /// How far an exercise is from what is wanted, 0 upward; nil: it does not match. `terms` are other words that it is
  /// known by.
  public func distance(name: String, terms: [String] = []) -> Int? {
    distance(to: FoldedExercise(name: name, terms: terms))
  }

  func distance(to exercise: FoldedExercise) -> Int? {
    if exercise.otherNames.contains(wanted.sorted) { return 0 }
    var sum = 0
    for word in wanted.words {
      guard let distance = Self.distance(of: word, among: exercise) else {
        return nil
      }
      sum += distance
    }
    // Of two names that fit, the one with fewer other words is meant.
    return sum * 32 + max(0, exercise.name.words.count - wanted.words.count)
  }

  private static func distance(of wanted: [UInt8], among exercise: FoldedExercise) -> Int? {
    let (words, joined, others) = (exercise.name.words, exercise.joined, exercise.terms)
    if words.contains(wanted) { return 0 }
    if words.contains(where: { $0.starts(with: wanted) }) { return 1 }
    if wanted.count > 3, contains(joined, wanted) { return 2 }
    if others.contains(wanted) { return 3 }
    if wanted.count > 2, others.contains(where: { $0.starts(with: wanted) }) { return 4 }
    let slips = (words.compactMap { self.slips($0, wanted) }.min() ?? self.slips(joined, wanted)).map { 4 + $0 }
    return slips ?? others.compactMap { self.slips($0, wanted) }.min().map { 6 + $0 }
  }

  /// The slips in `wanted` if `word`, or its beginning, was meant.
  private static func slips(_ word: [UInt8], _ wanted: [UInt8]) -> Int? {
    let limit = Typos.forgiven(in: wanted.count)
    guard limit > 0 else { return nil }
    let beginning = word.count > wanted.count ? Array(word.prefix(wanted.count)) : word
    return [word, beginning].compactMap { Typos.between($0, wanted, limit: limit) }.min()
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}

extension ExerciseCatalogue {
  /// The exercises that fit `search`, the nearest first and of equally near ones in the catalogue's order, that work
  /// `muscle` and use `equipment` where these are given.
  public static func exercises(
    matching search: ExerciseSearch, muscle: Muscle? = nil, equipment: Equipment? = nil
  ) -> [CatalogueExercise] {
    let found = all.indices.compactMap { place -> (distance: Int, place: Int)? in
      let exercise = all[place]
      guard muscle.map({ exercise.works($0) }) ?? true, equipment.map({ exercise.uses($0) }) ?? true else { return nil }
      return search.distance(to: FoldedExercise.catalogue[place]).map { ($0, place) }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map { all[$0.place] }
  }
}
