/// One upright bar and its words.
struct BarSlot {
  var value: Double
  /// The part of the value that is drawn on top in its own hue; 0: the bar has one hue.
  var upper: Double = 0
  /// The value in words, written above the bar where there is room.
  var words: String
  /// The class of the bar, or of its lower part.
  var hue: String
  var upperHue = ""
  /// What may stand below it.
  var date: String
  /// Why it is empty or low.
  var note: String?
}
