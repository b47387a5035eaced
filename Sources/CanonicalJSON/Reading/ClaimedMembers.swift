/// The ordinals of the members that were asked for: bits for the first 64, a list for the few objects that have more.
struct ClaimedMembers {
  private var low: UInt64 = 0
  private var high: [Int] = []

  /// How many there are.
  var count: Int { low.nonzeroBitCount + high.count }

  @inline(__always)
  mutating func insert(_ ordinal: Int) {
    if ordinal < 64 {
      low |= 1 &<< UInt64(truncatingIfNeeded: ordinal)
    } else if !high.contains(ordinal) {
      high.append(ordinal)
    }
  }

  func contains(_ ordinal: Int) -> Bool {
    ordinal < 64 ? low & (1 &<< UInt64(truncatingIfNeeded: ordinal)) != 0 : high.contains(ordinal)
  }
}
