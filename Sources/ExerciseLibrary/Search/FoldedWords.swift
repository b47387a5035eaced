/// The words of a text as people compare them: small letters without accents, singular, split at spaces and hyphens.
struct FoldedWords: Hashable, Sendable {
  /// More words than this say no more of an exercise. Our own choice, so that a pasted page costs nothing.
  private static let most = 16

  /// Each word as UTF-8.
  let words: [[UInt8]]

  /// The words of `text`; of a long one the first sixteen.
  init(_ text: String) {
    var (words, word): ([[UInt8]], [UInt8]) = ([], [])
    // Longer texts than a name are cut before they cost anything.
    for scalar in String(text.unicodeScalars.prefix(400)).lowercased().unicodeScalars {
      switch Self.fold(scalar) {
      case .letters(let letters): word += Array(letters.utf8)
      case .nothing: break
      case .gap:
        if !word.isEmpty { words.append(Self.singular(word)) }
        word = []
      }
    }
    if !word.isEmpty { words.append(Self.singular(word)) }
    self.words = Array(words.prefix(Self.most))
  }

  /// All words without the spaces: "pullup" for "Pull-Up".
  var joined: [UInt8] { words.flatMap { $0 } }

  /// The words in the order of their bytes.
  var sorted: [[UInt8]] { words.sorted { $0.lexicographicallyPrecedes($1) } }

  private static func singular(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 2, word.last == UInt8(ascii: "s") else { return word }
    let stem = Array(word.dropLast())
    if stem.last == UInt8(ascii: "s") { return word }
    // presses, crunches: the e belongs to the plural.
    let hisses = [UInt8(ascii: "s"), UInt8(ascii: "h"), UInt8(ascii: "x")]
    return stem.last == UInt8(ascii: "e") && stem.dropLast().last.map { hisses.contains($0) } == true
      ? Array(stem.dropLast()) : stem
  }
}

extension FoldedWords {
  private enum Folded { case letters(String), gap, nothing }

  private static func fold(_ scalar: Unicode.Scalar) -> Folded {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: .letters(String(Character(scalar)))
    case 0x27, 0x2019, 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069: .nothing
    case 0...0x7F, 0xA0...0xBF, 0xD7, 0xF7, 0x2000...0x206F: .gap
    case 0xDF...0x17E: .letters(base(of: scalar.value) ?? String(Character(scalar)))
    default: .letters(String(Character(scalar)))
    }
  }

  /// The plain letter of a Latin one with an accent.
  private static func base(of value: UInt32) -> String? {
    for (range, letter) in bases where range.contains(value) { return letter }
    return nil
  }

  private static let bases: [(ClosedRange<UInt32>, String)] = [
    (0xDF...0xDF, "ss"), (0xE0...0xE5, "a"), (0xE6...0xE6, "ae"), (0xE7...0xE7, "c"), (0xE8...0xEB, "e"),
    (0xEC...0xEF, "i"), (0xF0...0xF0, "d"), (0xF1...0xF1, "n"), (0xF2...0xF6, "o"), (0xF8...0xF8, "o"),
    (0xF9...0xFC, "u"), (0xFD...0xFD, "y"), (0xFF...0xFF, "y"), (0x100...0x105, "a"), (0x106...0x10D, "c"),
    (0x10E...0x111, "d"), (0x112...0x11B, "e"), (0x11C...0x123, "g"), (0x124...0x127, "h"), (0x128...0x131, "i"),
    (0x134...0x135, "j"), (0x136...0x138, "k"), (0x139...0x142, "l"), (0x143...0x14B, "n"), (0x14C...0x151, "o"),
    (0x152...0x153, "oe"), (0x154...0x159, "r"), (0x15A...0x161, "s"), (0x162...0x167, "t"), (0x168...0x173, "u"),
    (0x174...0x175, "w"), (0x176...0x178, "y"), (0x179...0x17E, "z"),
  ]
}
