/// When the timer of a recording ran and stood, from its timer events.
struct FITTimer {
  private var events: [(time: UInt32, starts: Bool)] = []

  /// Takes an event message; others than the timer's starting and stopping are no matter.
  mutating func note(_ message: FITMessage) {
    guard message.natural(0) == 0, let time = message.timestamp, let type = message.natural(1) else { return }
    switch type {
    case 0: events.append((time, true))
    case 1, 4, 8, 9: events.append((time, false))
    default: break
    }
  }

  /// The first start in FIT seconds; nil where none was written.
  var start: UInt32? { events.first { $0.starts }?.time }

  /// The times (FIT seconds) at which the timer stood after having run, in order and apart.
  var pauses: [Range<Double>] {
    var pauses: [Range<Double>] = []
    var stopped: Double?
    for event in events.enumerated().sorted(by: { ($0.1.time, $0.0) < ($1.1.time, $1.0) }).map(\.element) {
      let time = Double(event.time)
      if !event.starts {
        stopped = stopped ?? time
      } else if let since = stopped {
        if since < time { pauses.append(since..<time) }
        stopped = nil
      }
    }
    if let stopped { pauses.append(stopped..<Double.infinity) }
    return pauses
  }
}
