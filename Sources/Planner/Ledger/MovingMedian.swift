/// The median of the values of the last days, kept while a history is read from its oldest day on.
struct MovingMedian {
  /// How many days before the day asked for are read, that day included.
  let days: Int64
  private var queue: [(day: Int64, value: Double)] = []
  private var head = 0
  private var sorted: [Double] = []

  init(days: Int64) { self.days = days }

  var count: Int { sorted.count }

  /// The median as of the last `advance`; nil without values.
  var median: Double? { Self.median(ofSorted: sorted) }

  /// The median where at least `count` values are there.
  func median(ofAtLeast count: Int) -> Double? { sorted.count >= count ? median : nil }

  /// Forgets what is more than `days` days before `day`; days never go back.
  mutating func advance(to day: Int64) {
    while head < queue.count, queue[head].day < day - days {
      sorted.remove(at: position(of: queue[head].value))
      head += 1
    }
  }

  mutating func add(_ value: Double, on day: Int64) {
    queue.append((day, value))
    sorted.insert(value, at: position(of: value))
  }

  /// The first position whose value is not below `value`.
  private func position(of value: Double) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func median(of values: [Double]) -> Double? { median(ofSorted: values.sorted()) }

  private static func median(ofSorted sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
