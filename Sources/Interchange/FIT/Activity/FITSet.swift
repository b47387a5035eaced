/// One set or rest of a strength session, as the watch guessed it.
package struct FITSet: Hashable, Sendable {
  /// Whether it is a rest between sets.
  package let isRest: Bool
  /// The start in FIT seconds; nil where not written.
  package let start: Int64?
  /// Its length in seconds; nil where not written.
  package let seconds: Double?
  /// Repetitions; nil where not written.
  package let repetitions: Int64?
  /// Weight in kilograms; nil where not written.
  package let kilograms: Double?
  /// The number of the exercise category in the profile, the watch's guess; nil where not written.
  package let category: Int64?
  /// The number of the exercise within the category; nil where not written.
  package let exercise: Int64?

  init(_ message: FITMessage) {
    isRest = message.natural(5) == 0
    start = message.natural(6)
    seconds = message.natural(0).map { Double($0) / 1000 }
    repetitions = message.natural(3)
    kilograms = message.natural(4).map { Double($0) / 16 }
    category = message.natural(7)
    exercise = message.natural(8)
  }
}
