/// What the laps of a recording add up to, for files that lost their session.
struct FITLaps {
  /// FIT seconds of the first lap's start.
  private(set) var start: Int64?
  private(set) var sport: FITSport?
  private(set) var elapsedSeconds = 0.0
  private(set) var timerSeconds = 0.0
  private(set) var centimetres: Int64 = 0

  mutating func note(_ lap: FITSummary) {
    let durations = FITDurations(lap)
    start = start ?? lap.start
    sport = sport ?? (lap.sport.sport == nil ? nil : lap.sport)
    elapsedSeconds += durations.elapsedSeconds ?? 0
    timerSeconds += durations.timerSeconds
    centimetres &+= lap.distanceCentimetres ?? 0
  }
}
