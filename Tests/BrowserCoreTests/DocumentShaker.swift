import Foundation
import TestSupport

/// Makes random documents out of a golden one by changing some of its lines: each holds one member, so that most
/// results are documents and some are damaged in every way that a text can be.
struct DocumentShaker {
  private var lines: [String]
  private var random: SeededGenerator

  init(_ document: [UInt8], seed: UInt64) {
    lines = text(document).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    random = SeededGenerator(seed: seed)
  }

  mutating func shaken() -> [UInt8] {
    for _ in 0..<Int.random(in: 1...8, using: &random) { changeLine() }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    if oneIn(16) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
    if oneIn(16) { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
    return bytes
  }

  private mutating func changeLine() {
    let index = Int.random(in: 0..<lines.count, using: &random)
    if oneIn(24) {
      lines.insert(lines[index], at: index)
    } else if oneIn(24), lines.count > 1 {
      lines.remove(at: index)
    } else if lines[index].hasSuffix("{"), index + 1 < lines.count, lines[index + 1].contains("\"") {
      lines.insert("\"\(word())\" : \(oneIn(2) ? number() : "\"\(word())\""),", at: index + 1)
    } else {
      lines[index] = withOtherValue(lines[index])
    }
  }

  /// The line with another number, date or text where it has one of them.
  private mutating func withOtherValue(_ line: String) -> String {
    let parts = line.components(separatedBy: " : ")
    guard parts.count == 2, let first = parts[1].first else { return line }
    let end = line.hasSuffix(",") ? "," : ""
    if first.isNumber || first == "-" { return parts[0] + " : " + number() + end }
    if parts[1].hasPrefix("\"2") { return parts[0] + " : \"" + date() + "\"" + end }
    return first == "\"" && oneIn(3) ? parts[0] + " : \"" + word() + "\"" + end : line
  }

  private mutating func number() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "\(Int64.random(in: .min ... .max, using: &random))"
    case 1: "\(Double.random(in: -1e6...1e6, using: &random))"
    case 2: "\(Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF))"
    case 3: "\(Int.random(in: 0...99, using: &random)).\(random.next())e-\(Int.random(in: 0...30, using: &random))"
    case 4: "\(Int.random(in: 0...12, using: &random)).5"
    default: "\(Int.random(in: 0...20, using: &random))"
    }
  }

  private mutating func date() -> String {
    let day = "\(Int.random(in: 1000...2999, using: &random))-0\(Int.random(in: 1...9, using: &random))"
    let minute = Int.random(in: 10...60, using: &random)
    return "\(day)-\(Int.random(in: 10...31, using: &random))T\(Int.random(in: 10...23, using: &random)):\(minute):59Z"
  }

  private mutating func word() -> String {
    let letters = [
      "a", "Z", "é", "e\u{301}", "\\\"", "\\\\", "/", "\\/", "\\n", "\\u00e9", "\\ud83c\\udfc3", "🏃", "漢", " ",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func oneIn(_ count: UInt64) -> Bool { random.next() % count == 0 }
}
