/// Names that people give, amid words of ours.
enum Isolated {
  /// `name` in marks that keep what it says about the direction of writing to itself. Unicode UAX #9, FSI and PDI; a name
  /// of plain letters needs none.
  static func text(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : "\u{2068}" + name + "\u{2069}"
  }
}
