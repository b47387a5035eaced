import TrainingModel

/// Days without a run, and the first run after them.
struct HandBreak {
  var start: Int
  var days: Int
  /// The first run day after it; nil while it lasts.
  var back: Int?
}

extension HandLedger {
  func breaks(at day: Int) -> [HandBreak] {
    let before = runDays.filter { $0 < day }
    var found = zip(before, before.dropFirst()).map { HandBreak(start: $0 + 1, days: $1 - $0 - 1, back: $1) }
    if let last = before.last { found.append(HandBreak(start: last + 1, days: day - last - 1, back: nil)) }
    return found.filter { $0.days >= 14 }
  }

  /// The first days of her ordinary weeks, newest first.
  func ordinaryWeeks(at day: Int) -> [Int] {
    let blocked = breaks(at: day).map { pause in
      pause.start...(pause.back.map { $0 + pause.days - 1 } ?? day - 1)
    }
    let starts = (1...26).map { day - 7 * $0 }.filter { start in
      start >= first && !blocked.contains { $0.overlaps(start...start + 6) }
    }
    return Array(starts.prefix(12))
  }

  /// What one ordinary week in three reaches, or the mean of 28 days where that is more.
  func steady(
    at day: Int, leavingOut newest: Int = 0, most: Double = .infinity, _ measure: (ClosedRange<Int>) -> Double
  ) -> Double {
    let recent = measure(day - 28...day - 1) / 4
    let weeks = ordinaryWeeks(at: day)
    guard weeks.count >= 4 else { return recent }
    let sorted = weeks.filter { $0 + 6 < day - newest }.map { measure($0...$0 + 6) }.sorted(by: >)
    return max(recent, min(sorted[(sorted.count + 2) / 3 - 1], most))
  }

  func fitness(at day: Int) -> Double {
    let weeks = max(1, min(26, (day - first) / 7))
    return steady(at: day, most: 2 * runMinutes(day - 7 * weeks...day - 1) / Double(weeks), runMinutes)
  }

  func capacity(at day: Int) -> Double { steady(at: day, leavingOut: 7, load) }
  func runningCapacity(at day: Int) -> Double { steady(at: day, leavingOut: 7, runLoad) }
  func frequency(at day: Int) -> Int {
    max(2, Int((steady(at: day) { Double(countRunDays($0)) } - 0.25).rounded(.up)))
  }

  /// The share of her usual that a break leaves open.
  func wayBack(at day: Int) -> Double {
    breaks(at: day).reduce(1) { share, pause in
      if let back = pause.back, day >= back + pause.days { return share }
      let week = 1 + (day - (pause.back ?? day)) / 7
      return min(share, 0.5 + 0.5 * Double(week) / (Double(pause.days) / 7 + 1))
    }
  }
}
