import TrainingModel

extension SessionDocument {
  /// The document of a session of a FIT file, made at `now`.
  init(_ session: FITSession, home: ZoneRules, now: Instant) {
    let (key, start) = session.start.moments(home: home)
    let id = ULID.derived(start: key, source: FITImport.source, externalKey: session.externalID)
    self.init(id: id, activity: session.sport.activity, start: start, createdAt: now)
    activityName = activity == .other ? session.sport.documentName : nil
    if case .instant(_, let offset?) = session.start { zone = .offset(offset) }
    minutes = Self.storable(session.timerSeconds > 0 ? session.timerSeconds / 60 : nil)
    kilometres = Self.storable(session.kilometres)
    effort = Self.storable(session.effort)
    avgHeartRate = Self.storable(session.meanHeartRate)
    maxHeartRate = Self.storable(session.maximumHeartRate)
    hrZoneSeconds = session.zones?.seconds
    hrZoneLimits = session.zones?.limits
    isRecovered = session.isRecovered ? true : nil
    source = FITImport.source
    externalID = session.externalID
  }

  /// The quantity, where a document may hold it; a heart rate of 10 is no one's.
  private static func storable<Unit: Quantity>(_ value: Double?) -> Unit? {
    guard let value, Unit.documentRange.contains(value) else { return nil }
    return Unit(value)
  }
}

extension FITStart {
  /// The moment that identifies the recording whatever the athlete's zone, and the moment at which it began.
  fileprivate func moments(home: ZoneRules) -> (key: Instant, start: Instant) {
    switch self {
    case .instant(let seconds, _):
      return (Instant(seconds: seconds), Instant(seconds: seconds))
    case .wallClock(let seconds):
      let key = Instant(seconds: seconds)
      return (key, home.instant(of: LocalTime(key, offset: 0)))
    }
  }
}

extension FITSport {
  /// The sport as the ledger knows it: running of any kind, strength training under any sport, or other.
  fileprivate var activity: SessionActivity {
    if subSport == 20 { return .lift }
    return sport == 1 || subSport == 45 || sport == 4 && subSport == 1 ? .run : .other
  }

  /// The most telling name: the sport's, or where that is only a frame, its kind's.
  fileprivate var documentName: String? {
    let isFrame = sport == nil || [0, 4, 10].contains(sport)
    return isFrame ? subName ?? name : name ?? sport.map { "sport \($0)" }
  }
}
