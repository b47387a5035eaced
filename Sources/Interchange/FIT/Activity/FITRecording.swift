/// What one file of a chain holds about training, gathered in a single pass over its messages.
///
/// Damaged bytes can hold a message a byte, so everything larger than its message is bounded.
struct FITRecording {
  /// More sessions than any recording has.
  static let mostSessions = 256
  private static let mostSets = 4096
  private static let mostZones: Int64 = 16

  var fileID: FITFileID?
  var sessions: [FITSummary] = []
  /// Where the session that was one too many starts.
  var surplusSession: Int?
  var laps = FITLaps()
  var track = FITTrack()
  var timer = FITTimer()
  var clock = FITClock()
  var strap = FITStrap()
  var recordBeats: [FITBeat] = []
  var zoneTimes: [FITZoneTimes] = []
  var sets: [FITSet] = []
  /// Sport messages, else the planned workout's sport.
  var sport: FITSport?
  private var zoneBoundaries: [Int64: Int64] = [:]

  /// Whether `note` does anything with messages of this type.
  static func wants(_ globalNumber: UInt16) -> Bool {
    switch globalNumber {
    case FITProfile.Message.fileID, FITProfile.Message.heartRateZone, FITProfile.Message.sport,
      FITProfile.Message.session, FITProfile.Message.lap, FITProfile.Message.record, FITProfile.Message.event,
      FITProfile.Message.workout, FITProfile.Message.activity, FITProfile.Message.heartRate,
      FITProfile.Message.timeInZone, FITProfile.Message.set:
      true
    default: false
    }
  }

  mutating func note(_ message: FITMessage) {
    switch message.globalNumber {
    case FITProfile.Message.record: noteRecord(message)
    case FITProfile.Message.heartRate: strap.note(message)
    case FITProfile.Message.event: timer.note(message)
    case FITProfile.Message.lap: laps.note(FITSummary(lap: message))
    case FITProfile.Message.set: if sets.count < Self.mostSets { sets.append(FITSet(message)) }
    case FITProfile.Message.session: noteSession(message)
    case FITProfile.Message.timeInZone:
      if zoneTimes.count < Self.mostSessions, let times = FITZoneTimes(timeInZone: message) { zoneTimes.append(times) }
    case FITProfile.Message.activity: clock.note(message)
    case FITProfile.Message.fileID: if fileID == nil { fileID = FITFileID(message) }
    case FITProfile.Message.sport: sport = sport ?? FITSport(message, sport: 0, subSport: 1)
    case FITProfile.Message.workout: sport = sport ?? FITSport(message, sport: 4, subSport: 11)
    case FITProfile.Message.heartRateZone:
      let index = message.natural(FITProfile.messageIndex) ?? -1
      if 0..<Self.mostZones ~= index { zoneBoundaries[index] = message.natural(1) }
    default: break
    }
  }

  private mutating func noteSession(_ message: FITMessage) {
    if sessions.count < Self.mostSessions {
      sessions.append(FITSummary(session: message))
    } else {
      surplusSession = surplusSession ?? message.byte
    }
  }

  private mutating func noteRecord(_ message: FITMessage) {
    guard let time = message.timestamp else { return }
    track.note(time, centimetres: message.natural(5))
    if let rate = FITBeat.rate(message.natural(3)) {
      recordBeats.append(FITBeat(time: Double(time), rate: rate))
    }
  }

  /// The highest heart rates of the zones that heart-rate zone messages name, from index 0 as far as they go.
  var namedBoundaries: [Int64] {
    var boundaries: [Int64] = []
    while let next = zoneBoundaries[Int64(boundaries.count)] { boundaries.append(next) }
    return boundaries
  }

  /// Heart rates in time order: those of the records, or where they have none those that the strap stored.
  var beats: [FITBeat] {
    let beats = recordBeats.isEmpty ? strap.beats : recordBeats
    let isOrdered = zip(beats, beats.dropFirst()).allSatisfy { $0.time <= $1.time }
    return isOrdered ? beats : beats.sorted { $0.time < $1.time }
  }
}
