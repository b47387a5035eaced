/// Finds the numbers of a sentence, so that a screen can set them in bold.
public enum Emphasis {
  private static let units = [
    "AU", "%", "min", "minutes", "h", "km", "mi", "day", "days", "week", "weeks", "run", "runs", "hard run",
    "hard runs",
  ]

  /// `sentence` with two asterisks before and behind every number and its unit; without them it is the sentence.
  public static func marked(_ sentence: String) -> String {
    let bytes = Array(sentence.utf8)
    var marked: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = numberEnd(bytes, from: index)
      if end > index {
        marked += mark + bytes[index..<end] + mark
        index = end
      } else {
        marked.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: marked, as: UTF8.self)
  }

  private static let mark = Array("**".utf8)

  /// The end of the number that begins at `start`, its unit and what follows of it (2 h 05 min) included; `start` where
  /// none begins.
  private static func numberEnd(_ bytes: [UInt8], from start: Int) -> Int {
    guard isDigit(bytes, start), start == 0 || !isWord(bytes, start - 1) else { return start }
    let digits = digitsEnd(bytes, from: start)
    if isWord(bytes, digits) { return start }
    let unit = unitEnd(bytes, from: digits)
    guard unit > digits, bytes[unit - 1] == UInt8(ascii: "h"), isDigit(bytes, unit + 1) else { return unit }
    let rest = unitEnd(bytes, from: digitsEnd(bytes, from: unit + 1))
    return rest > unit + 3 ? rest : unit
  }

  private static func digitsEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while isDigit(bytes, end) || (isPoint(bytes, end) && isDigit(bytes, end + 1)) { end += 1 }
    return end
  }

  /// The end of a unit that stands behind a space at `start`; `start` where none does.
  private static func unitEnd(_ bytes: [UInt8], from start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: " ") else { return start }
    var best = start
    for unit in units {
      let end = start + 1 + unit.utf8.count
      guard end > best, end <= bytes.count, !isWord(bytes, end) else { continue }
      if bytes[(start + 1)..<end].elementsEqual(unit.utf8) { best = end }
    }
    return best
  }

  private static func isDigit(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10
  }

  private static func isPoint(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "."))
  }

  private static func isWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return isDigit(bytes, index) || (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26 || bytes[index] >= 0x80
  }
}
