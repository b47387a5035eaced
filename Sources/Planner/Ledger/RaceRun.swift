import TrainingModel

/// A race that was run, and how long she recovers from it.
struct RaceRun: Hashable, Sendable {
  /// The last day on which she ran it.
  var day: Day
  /// Days until she is back to her usual.
  var recoveryDays: Int64
  /// The race's name where nothing of it is logged; nil: it is.
  var notLogged: String?

  /// The positions of the runs that were races because a race stands on their day: the longest of each such day,
  /// unless a run of that day says itself that it is a race.
  static func longestRuns(_ sessions: [TrainingSession], races: [Race]) -> [Int] {
    var positions: [Int] = []
    for race in races {
      var position = sessions.firstPosition { $0.day >= race.day }
      while position < sessions.count, sessions[position].day <= race.lastDay {
        let end = sessions[position...].firstIndex { $0.day != sessions[position].day } ?? sessions.count
        if let longest = longestRun(of: sessions[position..<end]) { positions.append(longest) }
        position = end
      }
    }
    return positions
  }

  /// The position of the longest run of a day, the first of equals; nil without a run, or where one says it is a race.
  private static func longestRun(of day: ArraySlice<TrainingSession>) -> Int? {
    var longest: Int?
    var minutes = -1.0
    for position in day.indices where day[position].activity == .run {
      if day[position].runKind == .race { return nil }
      let length = (day[position].minutes ?? .zero).value
      if length > minutes { (longest, minutes) = (position, length) }
    }
    return longest
  }

  /// The races of a history, oldest first: those of which a race tells, and the runs that say they were races.
  ///
  /// A race without a run on its days counts as run all the same: the watch may bring it tomorrow, and hard work on
  /// the day after would be unsafe. A race that she did not start is hers to remove. A race still ahead has no effect
  /// on any day before it.
  static func all(entries: [SessionLoad], sessions: [TrainingSession], races: [Race]) -> [RaceRun] {
    var runs: [RaceRun] = []
    for (index, entry) in entries.enumerated() where entry.kind == .race {
      let day = entry.local.day
      let planned = races.filter { $0.day <= day && day <= $0.lastDay }.map { RaceDemand($0.shape).recoveryDays }.max()
      let said = RaceDemand(kilometres: sessions[index].kilometres).recoveryDays
      runs.append(RaceRun(day: day, recoveryDays: planned ?? said))
    }
    let silent = races.filter { race in !runs.contains { race.day <= $0.day && $0.day <= race.lastDay } }
    runs += silent.map {
      RaceRun(day: $0.lastDay, recoveryDays: RaceDemand($0.shape).recoveryDays, notLogged: $0.name)
    }
    return runs.sorted { $0.isBefore($1) }
  }

  private func isBefore(_ other: RaceRun) -> Bool {
    if day != other.day { return day < other.day }
    if recoveryDays != other.recoveryDays { return recoveryDays > other.recoveryDays }
    return (notLogged ?? "") < (other.notLogged ?? "")
  }
}
