/// How far two words are apart when fingers slip.
enum Typos {
  /// Letters put in, left out, replaced or swapped with their neighbour that turn one word into the other (optimal string
  /// alignment); nil: more than `limit`. Costs the product of the lengths, so words longer than 40 bytes are never near.
  static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit, left.count <= 40, right.count <= 40 else { return nil }
    var (before, last) = ([Int](), Array(0...right.count))
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    let distance = last[right.count]
    return distance <= limit ? distance : nil
  }

  /// How many slips a word of this many bytes is forgiven. Our own choice: short words would match each other.
  static func forgiven(in length: Int) -> Int { length < 4 ? 0 : length < 7 ? 1 : 2 }
}
