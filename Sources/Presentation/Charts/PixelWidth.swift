/// How wide text is on a drawing. A browser takes whatever font the device has, so these are widths that no common
/// system font exceeds.
enum PixelWidth {
  /// The width of `text` at `size` pixels; bold text is a tenth wider.
  static func of(_ text: String, size: Double = ChartSVG.fontSize, isBold: Bool = false) -> Double {
    let thousandths = text.reduce(0) { $0 + width($1) }
    return Double(thousandths) / 1000 * size * (isBold ? 1.1 : 1)
  }

  /// `text`, cut with an ellipsis where it is wider than `width`.
  static func cut(_ text: String, to width: Double, isBold: Bool = false) -> String {
    guard of(text, isBold: isBold) > width else { return text }
    var (kept, used) = ("", of("…", isBold: isBold))
    for character in text {
      used += of(String(character), isBold: isBold)
      if used > width { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Thousandths of the font's size.
  private static func width(_ character: Character) -> Int {
    guard let ascii = character.asciiValue else { return TextWidth.columns(String(character)) > 1 ? 1300 : 1000 }
    switch ascii {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return 640
    case UInt8(ascii: " "), UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "."),
      UInt8(ascii: ","):
      return 320
    case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "I"), UInt8(ascii: "J"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "!"):
      return 420
    case UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "%"), UInt8(ascii: "@"): return 1000
    case UInt8(ascii: "w"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return 840
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "&"): return 790
    default: return 640
    }
  }
}
