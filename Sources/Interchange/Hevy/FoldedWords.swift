/// Text cut into words in small letters, without accents, dots and commas, so that `7 Févr. 2026` and
/// `7 fevr 2026` are the same.
enum FoldedWords {
  /// The words of `text`. Any white space separates them, the narrow and unbreakable kinds included.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace || scalar == "," {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if scalar != ".", !isCombiningMark(scalar) {
        word.unicodeScalars.append(plain(scalar))
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "à", "á", "â", "ã", "ä": "a"
    case "ç": "c"
    case "è", "é", "ê", "ë": "e"
    case "ì", "í", "î", "ï": "i"
    case "ò", "ó", "ô", "õ", "ö": "o"
    case "ù", "ú", "û", "ü": "u"
    default: scalar
    }
  }
}
