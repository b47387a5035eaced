/// The sessions of FIT bytes, what they are, and what was wrong with them.
package struct FITReading: Sendable {
  /// In file order, each recording once.
  package private(set) var sessions: [FITSession] = []
  /// What was wrong with the container, then with its content.
  package private(set) var problems: [FITProblem] = []
  /// What the bytes are.
  package private(set) var verdict = FITVerdict.notFIT
  /// Changes from sport to sport within multisport events, which are no sessions.
  package private(set) var transitions = 0

  /// Reads `bytes`. Zones that the device did not write are counted by `maximumHeartRate`, the athlete's in beats a
  /// minute; without it they stay unknown.
  package init(of bytes: [UInt8], maximumHeartRate: Double?) {
    var recordings: [(part: Int, content: FITRecording)] = []
    var recording = FITRecording()
    var part = 0
    problems = FITDecoder.decode(bytes, wants: FITRecording.wants) { message in
      if message.part != part {
        recordings.append((part, recording))
        (part, recording) = (message.part, FITRecording())
      }
      recording.note(message)
    }
    recordings.append((part, recording))
    if !problems.contains(.notFIT) { verdict = .nothingRecorded }
    for (part, recording) in recordings { add(recording, part, maximumHeartRate) }
    settleVerdict(recordings.map(\.content))
  }

  private mutating func add(_ recording: FITRecording, _ part: Int, _ maximumHeartRate: Double?) {
    if let kind = recording.fileID?.kind, kind != .activity {
      problems.append(.otherKind(kind, part: part))
      return
    }
    let mapper = FITSessionMapper(recording, part: part, maximumHeartRate: maximumHeartRate)
    problems += mapper.problems
    transitions += mapper.transitions
    for (session, byte) in mapper.sessions {
      if sessions.contains(where: { $0.externalID == session.externalID }) {
        problems.append(.repeatedSession(byte: byte))
      } else {
        sessions.append(session)
      }
    }
  }

  private mutating func settleVerdict(_ recordings: [FITRecording]) {
    if !sessions.isEmpty {
      verdict = .activity
    } else if let kind = recordings.compactMap({ $0.fileID?.kind }).first, kind != .activity {
      verdict = .notAnActivity(kind)
    }
  }
}
