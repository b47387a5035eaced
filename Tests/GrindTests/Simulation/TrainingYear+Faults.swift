import TrainingModel

extension TrainingYear {
  /// What may never happen, whatever she does.
  var faults: [String] {
    let found = days.flatMap { faults(of: $0) } + spacingFaults + hardShareFaults
    return found.map { "\(athlete.name), \(conduct.text): \($0)" }
  }

  private func faults(of day: TrainingDay) -> [String] {
    var found: [String] = []
    let asked = day.asked.map { HandRun(kind: $0.kind, minutes: $0.minutes.value) }
    if asked != day.expected {
      found.append("\(day.day.text) asks for \(asked as Any), by hand \(day.expected as Any)")
    }
    guard let asked, let room = day.room else { return found }
    if asked.minutes > room.minutes { found.append("\(day.day.text) is over the running room") }
    if asked.minutes * TrainingHistory.effort(of: asked.kind) > room.load {
      found.append("\(day.day.text) is over the shared room")
    }
    return found
  }

  private var spacingFaults: [String] {
    let hard = days.filter { $0.ran?.isQuality == true }.map(\.day)
    return zip(hard, hard.dropFirst()).filter { $1 - $0 < 3 }.map { "hard runs on \($0.text) and \($1.text)" }
  }

  private var hardShareFaults: [String] {
    let share = days.reduce(0) { $0 + $1.hardMinutes * conduct.share } / minutes(0..<days.count)
    return share <= 0.20 ? [] : ["\(share) of the run minutes are hard work"]
  }
}
