/// What an exercise is found by, folded once.
struct FoldedExercise: Sendable {
  /// The words of its name.
  let name: FoldedWords
  /// Its name without spaces.
  let joined: [UInt8]
  /// The words of everything else that it is known by.
  let terms: [[UInt8]]

  init(name: String, terms: [String]) {
    let words = FoldedWords(name)
    (self.name, joined) = (words, words.joined)
    self.terms = terms.flatMap { FoldedWords($0).words }
  }

  /// The catalogue's exercises, in its order.
  static let catalogue = ExerciseCatalogue.all.map { FoldedExercise(name: $0.name, terms: $0.searchTerms) }
}
