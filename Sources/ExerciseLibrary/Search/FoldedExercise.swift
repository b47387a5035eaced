/// What an exercise is found by, folded once.
struct FoldedExercise: Sendable {
  /// The words of its name.
  let name: FoldedWords
  /// Its name without spaces.
  let joined: [UInt8]
  /// The words of everything else that it is known by.
  let terms: [[UInt8]]
  /// The words of each other name, in an order that does not depend on theirs.
  let otherNames: [[[UInt8]]]

  init(name: String, terms: [String], otherNames: [String] = []) {
    let words = FoldedWords(name)
    (self.name, joined) = (words, words.joined)
    self.otherNames = otherNames.map { FoldedWords($0).sorted }
    self.terms = terms.flatMap { FoldedWords($0).words }
  }

  /// The catalogue's exercises, in its order.
  static let catalogue = ExerciseCatalogue.all.map { exercise in
    FoldedExercise(
      name: exercise.name, terms: exercise.searchTerms,
      otherNames: OtherNames.all.filter { $0.name == exercise.name }.map { $0.other })
  }
}
