/// Turns one recording into its sessions.
struct FITSessionMapper {
  let recording: FITRecording
  let part: Int
  let beats: [FITBeat]
  let pauses: [Range<Double>]
  /// The athlete's, in beats a minute; nil: zones are not counted here.
  let maximumHeartRate: Double?

  /// The sessions with the byte of each one's message.
  private(set) var sessions: [(session: FITSession, byte: Int)] = []
  private(set) var problems: [FITProblem] = []
  /// Changes from sport to sport, which are no sessions.
  private(set) var transitions = 0

  init(_ recording: FITRecording, part: Int, maximumHeartRate: Double?) {
    (self.recording, self.part, self.maximumHeartRate) = (recording, part, maximumHeartRate)
    beats = recording.beats
    pauses = recording.timer.pauses
    for (index, summary) in recording.sessions.enumerated() {
      if summary.sport.isTransition { transitions += 1 } else { map(summary, index) }
    }
    if recording.sessions.isEmpty { recover() }
    if let byte = recording.surplusSession { problems.append(.tooManySessions(byte: byte)) }
  }

  private mutating func map(_ summary: FITSummary, _ index: Int) {
    let durations = FITDurations(summary)
    let time = startTime(summary, durations)
    guard let time, let start = recording.clock.start(time) else {
      problems.append(.noDate(byte: summary.byte))
      return
    }
    if durations.isCorrected { problems.append(.implausibleDuration(byte: summary.byte)) }
    let id = recording.fileID ?? FITFileID()
    var session = FITSession(
      sport: summary.sport.sport == nil ? recording.sport ?? summary.sport : summary.sport, start: start,
      timerSeconds: durations.timerSeconds, externalID: id.key(start: time, index: index), sourceName: id.sourceName)
    session.elapsedSeconds = durations.elapsedSeconds
    session.kilometres = FITSession.kilometres(summary.distanceCentimetres)
    session.effort = summary.effort.flatMap { 10...100 ~= $0 ? Double($0) / 10 : nil }
    session.feel = summary.feel.flatMap { 0...100 ~= $0 ? $0 : nil }
    let range = Double(time)...Double(time) + (durations.elapsedSeconds ?? 0)
    session.sets = sets(in: range)
    addHeartRates(to: &session, summary, in: range)
    sessions.append((session, summary.byte))
  }

  private func startTime(_ summary: FITSummary, _ durations: FITDurations) -> Int64? {
    if let start = summary.start { return start }
    if let end = summary.timestamp { return end - Int64(durations.elapsedSeconds ?? 0) }
    return recording.track.first.map(Int64.init)
  }

  private func sets(in range: ClosedRange<Double>) -> [FITSet] {
    guard recording.sessions.count > 1 else { return recording.sets }
    return recording.sets.filter { $0.start.map { range.contains(Double($0)) } ?? false }
  }

  /// Makes the session that a file without a session message still tells of, from its records, else from its laps.
  private mutating func recover() {
    let (track, laps) = (recording.track, recording.laps)
    let hasRecords = track.seconds() > 0
    let elapsed = hasRecords ? track.seconds() : laps.elapsedSeconds
    guard elapsed > 0, let time = hasRecords ? recoveredStart : laps.start else { return }
    guard elapsed <= FITDurations.week, let start = recording.clock.start(time) else {
      problems.append(.noDate(byte: 0))
      return
    }
    problems.append(.summaryMissing(part: part))
    let id = recording.fileID ?? FITFileID()
    var session = FITSession(
      sport: recording.sport ?? laps.sport ?? FITSport(), start: start,
      timerSeconds: hasRecords ? track.seconds(without: pauses) : laps.timerSeconds,
      externalID: id.key(start: time, index: 0), sourceName: id.sourceName)
    session.elapsedSeconds = elapsed
    session.kilometres = FITSession.kilometres(track.centimetres ?? laps.centimetres)
    session.sets = recording.sets
    session.isRecovered = true
    addHeartRates(to: &session, nil, in: Double(time)...Double(time) + elapsed)
    sessions.append((session, 0))
  }

  /// The timer's start where one was written shortly before the first record, as the lost session would have had it.
  private var recoveredStart: Int64? {
    guard let first = recording.track.first else { return nil }
    guard let timer = recording.timer.start, timer <= first, first - timer < 3600 else { return Int64(first) }
    return Int64(timer)
  }
}
