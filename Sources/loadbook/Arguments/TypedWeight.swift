import TrainingModel

/// A weight as it was typed: `60kg`, `62,5 kg`, `@60`, `135lb`.
struct TypedWeight: Hashable {
  let number: Double
  /// The unit that was typed; nil: the device's.
  let unit: WeightUnit?

  /// The weight that is next. A bare number is one only where `allowsBare`.
  static func read(_ reader: inout TextReader, allowsBare: Bool) -> TypedWeight? {
    reader.whole { reader in
      reader.skipSpaces()
      let isMarked = reader.take(anyOf: "@")
      reader.skipSpaces()
      guard let number = NumberText.parse(reader.take { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }) else {
        return nil
      }
      if reader.word(among: ["kg", "kgs", "kilo", "kilos"]) != nil { return TypedWeight(number: number, unit: .kg) }
      if reader.word(among: ["lb", "lbs", "pound", "pounds"]) != nil { return TypedWeight(number: number, unit: .lb) }
      return isMarked || allowsBare ? TypedWeight(number: number, unit: nil) : nil
    }
  }

  /// The number to store on a device that shows `setting`: as typed, or converted to the hundredth.
  func number(in setting: WeightUnit) -> Double {
    guard let unit, unit != setting else { return number }
    return (number * unit.kilograms / setting.kilograms * 100).rounded() / 100
  }
}
