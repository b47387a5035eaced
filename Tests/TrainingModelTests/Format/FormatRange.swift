import Testing

/// A range of FORMAT.md, such as `−1,000…0.5`.
struct FormatRange {
  let lower: Double
  let upper: Double

  init(_ text: String) throws {
    let ends = text.replacing(",", with: "").replacing("−", with: "-").split(separator: "…").map { Double($0) }
    #expect(ends.count == 2, "\(text)")
    (lower, upper) = (try #require(ends.first ?? nil), try #require(ends.last ?? nil))
  }

  /// Numbers at the ends and just beyond them, and whether they are in the range.
  func probes(isWhole: Bool) -> [(OracleValue, Bool)] {
    if isWhole {
      let (low, high) = (Int64(lower), Int64(upper))
      return [(.whole(low), true), (.whole(high), true), (.whole(low - 1), false), (.whole(high + 1), false)]
    }
    return [
      (.number(lower), true), (.number(upper), true), (.number(lower.nextDown), false), (.number(upper.nextUp), false),
    ]
  }
}
