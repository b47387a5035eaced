/// A heart rate and how long it stood.
struct FITWeightedRate {
  let rate: UInt8
  let seconds: Double
}

extension [FITBeat] {
  /// The longest time that one heart rate stands for, in seconds: devices that save space write one every few seconds,
  /// and a longer gap is a lost strap. Our own choice.
  private static var longestStand: Double { 10 }

  /// The heart rates within `range` (FIT seconds), each with the time until the next one, pauses left out.
  ///
  /// The beats must be in time order, the pauses in order and apart.
  func weighted(in range: ClosedRange<Double>, pauses: [Range<Double>]) -> [FITWeightedRate] {
    var result: [FITWeightedRate] = []
    var pause = pauses[...]
    var index = firstIndex(from: range.lowerBound)
    while index + 1 < count, self[index].time <= range.upperBound {
      let beat = self[index]
      while let first = pause.first, first.upperBound <= beat.time { pause.removeFirst() }
      let isPaused = pause.first?.contains(beat.time) ?? false
      let stand = Swift.min(self[index + 1].time - beat.time, Self.longestStand)
      if !isPaused, stand > 0 { result.append(FITWeightedRate(rate: beat.rate, seconds: stand)) }
      index += 1
    }
    return result
  }

  /// The place of the first beat that is not before `time`, by halving.
  private func firstIndex(from time: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
