import TrainingModel

/// Chance that is the same for the same seed, day and purpose, whatever else was drawn before (SplitMix64).
struct DemoRandom {
  private var state: UInt64

  /// What a draw is for, so that no two draws of a day depend on each other.
  enum Purpose: UInt64 {
    case session = 1, lift, copy, answers, identity, fit
  }

  init(seed: UInt64, day: Day, _ purpose: Purpose) {
    state = seed &+ UInt64(bitPattern: day.number) &* 0xD1B5_4A32_D192_ED03 &+ purpose.rawValue &* 0x2545_F491_4F6C_DD1D
    _ = bits()
  }

  /// The next 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from `low` up to `high`.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(bits() >> 11) / 9_007_199_254_740_992
  }

  /// A whole number of the range.
  mutating func whole(_ range: ClosedRange<Int64>) -> Int64 {
    range.lowerBound + Int64(bits() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// True with a probability of `probability`, 0…1.
  mutating func chance(_ probability: Double) -> Bool { between(0, 1) < probability }
}

extension Double {
  /// The number to the nearest multiple of `step`, halves upward; for numbers that are not negative.
  func nearest(_ step: Double) -> Double { Double(Int64(self / step + 0.5)) * step }

  /// The number with two decimals; for numbers that are not negative.
  var hundredths: Double { Double(Int64(self * 100 + 0.5)) / 100 }
}
