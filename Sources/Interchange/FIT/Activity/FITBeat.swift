/// One heart rate of a recording.
struct FITBeat {
  /// FIT seconds, with a fraction where the strap counts finer.
  let time: Double
  /// Beats a minute, 1…254.
  let rate: UInt8

  /// A heart rate that a file holds; 0 and 255 stand for a missing one.
  static func rate(_ value: Int64?) -> UInt8? {
    guard let value, 1...254 ~= value else { return nil }
    return UInt8(value)
  }
}
