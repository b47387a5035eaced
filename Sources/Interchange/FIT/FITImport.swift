public import TrainingModel

/// The sessions of one FIT file as documents of the log.
public struct FITImport: Sendable {
  /// The program that its sessions name as their source, part of the identity of each.
  public static let source = "FIT"

  /// The sessions in file order, each with an id that every import of the same recording gives it.
  public let sessions: [SessionDocument]
  /// What the file is.
  public let verdict: FITVerdict
  /// What was wrong with it, though what could be read was kept.
  public let problems: [FITProblem]
  /// Changes from sport to sport within multisport events, which are no sessions.
  public let transitions: Int

  /// Reads the `bytes` of a FIT file, at the moment `now`.
  ///
  /// Heart-rate zones that the device did not write are counted by `maximumHeartRate`, the athlete's; nil: left out.
  /// `home` gives the zone of recordings of which only the wall clock is known.
  public init(of bytes: [UInt8], maximumHeartRate: HeartRate?, home: ZoneRules, now: Instant) {
    let reading = FITReading(of: bytes, maximumHeartRate: maximumHeartRate?.value)
    sessions = reading.sessions.map { SessionDocument($0, home: home, now: now) }
    (verdict, problems, transitions) = (reading.verdict, reading.problems, reading.transitions)
  }
}
