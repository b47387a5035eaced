/// A horizontal bar of block characters, an eighth of a column fine.
public enum Bar {
  /// `value` of `largest` drawn in at most `columns`; empty where there is nothing, at least a sliver where there is.
  public static func text(_ value: Double, of largest: Double, columns: Int) -> String {
    guard value > 0, largest > 0 else { return "" }
    let eighths = max(1, Int((value / largest * Double(columns * 8)).rounded()))
    let whole = min(eighths / 8, columns)
    let rest = whole == columns ? 0 : eighths % 8
    return String(repeating: "█", count: whole) + partial(rest)
  }

  private static func partial(_ eighths: Int) -> String {
    switch eighths {
    case 1: "▏"
    case 2: "▎"
    case 3: "▍"
    case 4: "▌"
    case 5: "▋"
    case 6: "▊"
    case 7: "▉"
    default: ""
    }
  }
}
