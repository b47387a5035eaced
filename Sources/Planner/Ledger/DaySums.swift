import TrainingModel

/// Sums over civil days, any span in constant time. Held in whole units, so that no order of adding changes a sum.
struct DaySums {
  /// What a day holds: thousandths of AU, whole seconds, and counts.
  struct Totals {
    var load: Int64 = 0
    var runLoad: Int64 = 0
    var runSeconds: Int64 = 0
    var runDays: Int64 = 0
    var unrated: Int64 = 0

    static func + (left: Totals, right: Totals) -> Totals {
      Totals(
        load: left.load + right.load, runLoad: left.runLoad + right.runLoad,
        runSeconds: left.runSeconds + right.runSeconds, runDays: left.runDays + right.runDays,
        unrated: left.unrated + right.unrated)
    }

    static func - (left: Totals, right: Totals) -> Totals {
      Totals(
        load: left.load - right.load, runLoad: left.runLoad - right.runLoad,
        runSeconds: left.runSeconds - right.runSeconds, runDays: left.runDays - right.runDays,
        unrated: left.unrated - right.unrated)
    }
  }

  /// The span held at most: a hundred years, so that a date far off costs no memory.
  private static let longest: Int64 = 36_525
  private let first: Int64
  /// The totals before each day from `first` on.
  private let before: [Totals]

  /// The sums of the entries, which come oldest first.
  init(_ entries: [SessionLoad]) {
    let last = entries.last?.local.day.number ?? 0
    first = max(entries.first?.local.day.number ?? 0, last - Self.longest)
    var days = [Totals](repeating: Totals(), count: entries.isEmpty ? 0 : Int(last - first) + 1)
    for entry in entries where entry.local.day.number >= first {
      days[Int(entry.local.day.number - first)].add(entry)
    }
    var sums = [Totals()]
    sums.reserveCapacity(days.count + 1)
    for day in days { sums.append(sums[sums.count - 1] + day) }
    before = sums
  }

  /// The totals of the days from `from` to `through`, both included.
  func totals(from: Day, through: Day) -> Totals {
    guard from <= through else { return Totals() }
    return before[position(through + 1)] - before[position(from)]
  }

  private func position(_ day: Day) -> Int { Int(min(max(day.number - first, 0), Int64(before.count - 1))) }
}

extension DaySums.Totals {
  fileprivate mutating func add(_ entry: SessionLoad) {
    let load = Arithmetic.rounded((entry.load ?? .zero).value * 1000)
    self.load += load
    if entry.load == nil { unrated += 1 }
    guard entry.activity == .run else { return }
    runLoad += load
    runSeconds += Arithmetic.rounded((entry.minutes ?? .zero).value * 60)
    runDays = 1
  }

  /// AU.
  var au: Double { Double(load) / 1000 }
  /// AU of running.
  var runAU: Double { Double(runLoad) / 1000 }
  /// Minutes of running.
  var runMinutes: Double { Double(runSeconds) / 60 }
}
