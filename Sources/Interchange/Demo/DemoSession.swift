import TrainingModel

/// A run or ride of one day, as typed or as a watch recorded it.
struct DemoSession {
  private let calendar: DemoCalendar
  private let day: Day
  private let work: DemoWork
  private var random: DemoRandom

  /// The session of a day; nil on days without one.
  static func document(on day: Day, _ calendar: DemoCalendar) -> SessionDocument? {
    var random = calendar.random(day, .session)
    guard let work = DemoWork.planned(on: day, calendar, &random) else { return nil }
    var session = DemoSession(calendar: calendar, day: day, work: work, random: random)
    return session.document()
  }

  /// Two in three come from the watch; what she typed says what the run was for.
  private mutating func document() -> SessionDocument {
    let start = calendar.instant(day, second: work.second + 60 * random.whole(-20...20))
    if work.kind == .race || random.chance(0.65) { return watched(start) }
    var session = SessionDocument(
      id: random.id(at: start), activity: work.activity, start: start, createdAt: start + 7200)
    session.minutes = Minutes(work.minutes.nearest(1))
    if random.chance(0.85) { addDistance(to: &session) }
    (session.runKind, session.activityName) = (work.kind, work.activityName)
    if random.chance(0.93) { session.effort = effort() }
    return session
  }

  private mutating func watched(_ start: Instant) -> SessionDocument {
    let seconds = Int64(work.minutes * 60)
    let key = String(start.seconds * 1000 + random.whole(0...999))
    var session = SessionDocument(
      id: ULID.derived(start: start, source: "garmin", externalKey: key), activity: work.activity, start: start,
      createdAt: start + seconds + 600)
    (session.source, session.externalID, session.zone) = ("garmin", key, calendar.zone.zone)
    session.minutes = Minutes(Double(seconds) / 60)
    session.activityName = work.activityName
    addDistance(to: &session)
    if work.kind == .race || random.chance(0.5) { session.runKind = work.kind }
    if work.kind == .race || random.chance(0.7) { session.effort = effort() }
    DemoHeart(work.heart, seconds: seconds, &random).add(to: &session)
    return session
  }

  private mutating func addDistance(to session: inout SessionDocument) {
    let kilometres = work.kilometres ?? work.minutes / (work.pace * random.between(0.98, 1.02))
    session.kilometres = Kilometres(kilometres.hundredths)
  }

  private mutating func effort() -> Effort { Effort(Double(min(10, work.effort + random.whole(-1...1)))) }
}
