/// What is wrong with a row, a workout or the header of a Hevy export.
enum HevyFault: Error, Hashable {
  case damaged(CSVFault)
  case fieldCount(Int, expected: Int)
  case noExercise
  case badTime(column: String, text: String)
  case badNumber(column: String, text: String)
  case unknownSetType(String)
  case endBeforeStart(String)
  case endTooLate(String)
  case missingColumn(String)

  /// What was found, in one sentence.
  var text: String {
    switch self {
    case .damaged(.unterminatedQuote): "a quote is opened and never closed"
    case .damaged(.textAfterQuote): "text follows a closing quote"
    case .damaged(.invalidUTF8(let byte)): "byte " + String(byte) + " is no UTF-8"
    case .fieldCount(let count, let expected):
      "the row has " + String(count) + " fields where the header has " + String(expected)
    case .noExercise: "the row names no exercise"
    case .badTime(let column, let text): column + " " + Self.quoted(text) + " is no time that can be read"
    case .badNumber(let column, let text): column + " " + Self.quoted(text) + " is no number that can be right"
    case .unknownSetType(let text): "set type " + Self.quoted(text) + " is not known; the set is kept as a working set"
    case .endBeforeStart(let text): "the workout ends before it starts, " + text + "; its length is not known"
    case .endTooLate(let text):
      "the workout ends more than 24 hours after it starts, " + text + "; its length is not known"
    case .missingColumn(let name): "the column " + name + " is missing"
    }
  }

  private static func quoted(_ text: String) -> String {
    "“" + (text.count > 40 ? text.prefix(40) + "…" : text) + "”"
  }
}
