/// A session or lap message as the file has it, without any judgement.
struct FITSummary {
  /// Where the message starts in the file.
  let byte: Int
  /// The session's number among the sessions, by which other messages name it.
  let index: Int64?
  /// FIT seconds; the end, or in some files the start.
  let timestamp: Int64?
  /// FIT seconds.
  let start: Int64?
  let elapsedMilliseconds: Int64?
  let timerMilliseconds: Int64?
  let distanceCentimetres: Int64?
  let sport: FITSport
  let meanHeartRate: UInt8?
  let maximumHeartRate: UInt8?
  let zoneTimes: FITZoneTimes?
  /// Ten times the session RPE.
  let effort: Int64?
  let feel: Int64?

  init(session message: FITMessage) { self.init(message, .session) }
  init(lap message: FITMessage) { self.init(message, .lap) }

  private init(_ message: FITMessage, _ fields: FITProfile.Summary) {
    byte = message.byte
    index = message.natural(FITProfile.messageIndex)
    timestamp = message.timestamp.map(Int64.init)
    start = message.natural(fields.startTime)
    elapsedMilliseconds = message.natural(fields.elapsed)
    timerMilliseconds = message.natural(fields.timer)
    distanceCentimetres = message.natural(fields.distance)
    sport = FITSport(message, sport: fields.sport, subSport: fields.subSport)
    meanHeartRate = FITBeat.rate(message.natural(fields.meanHeartRate))
    maximumHeartRate = FITBeat.rate(message.natural(fields.maximumHeartRate))
    let isSession = fields.sport == FITProfile.Summary.session.sport
    zoneTimes = isSession ? FITZoneTimes(session: message) : nil
    effort = isSession ? message.natural(FITProfile.sessionEffort) : nil
    feel = isSession ? message.natural(FITProfile.sessionFeel) : nil
  }
}

extension FITSport {
  /// The sport in these two fields of a message.
  init(_ message: FITMessage, sport: UInt8, subSport: UInt8) {
    self.sport = message.natural(sport).flatMap { UInt8(exactly: $0) }
    self.subSport = message.natural(subSport).flatMap { UInt8(exactly: $0) }
  }
}
