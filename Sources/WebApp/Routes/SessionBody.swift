import CanonicalJSON
import TrainingModel

/// A session as she says that it was.
struct SessionBody: JSONObjectValue {
  /// The identifier that it is to have, so that a request that is sent again changes nothing; nil: a new one.
  let id: ULID?
  let activity: SessionActivity
  let minutes: Minutes
  let effort: Effort?
  let kilometres: Kilometres?
  let kind: RunKind?
  /// What another sport is called.
  let name: String?
  let notes: String?
  /// When it began, as `SessionStart` reads it; nil: it ended just now.
  let start: String?

  init(json: inout JSONObject) throws(JSONError) {
    activity = try json.optional("activity") ?? .run
    effort = try json.optional("effort")
    id = try json.optional("id")
    kilometres = try json.optional("kilometres")
    kind = try json.optional("kind")
    minutes = try json.value("minutes")
    name = try json.optional("name")
    notes = try json.optional("notes")
    start = try json.optional("start")
    if minutes.value <= 0, let node = json.node("minutes") { throw node.error(.outOfRange) }
    if let start, SessionStart(start) == nil, let node = json.node("start") { throw node.error(.invalidText) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("activity", activity)
      writer.member("effort", effort)
      writer.member("id", id)
      writer.member("kilometres", kilometres)
      writer.member("kind", kind)
      writer.member("minutes", minutes)
      writer.member("name", name)
      writer.member("notes", notes)
      writer.member("start", start)
    }
  }

  /// The session at `start`, made at `now`. Only a run has a kind and only another sport a name.
  func session(id: ULID, start: Instant, now: Instant, zone: Zone) -> SessionDocument {
    var session = SessionDocument(id: id, activity: activity, start: start, createdAt: now)
    session.zone = zone
    (session.minutes, session.effort) = (minutes, effort)
    session.kilometres = kilometres.flatMap { $0.value > 0 ? $0 : nil }
    session.runKind = activity == .run ? kind : nil
    session.activityName = activity == .other ? name.flatMap { $0.isEmpty ? nil : $0 } : nil
    session.notes = notes.flatMap { $0.isEmpty ? nil : $0 }
    return session
  }
}

/// When a session began: a moment with its offset, or a time of the wall clock, on a day or today.
enum SessionStart {
  case moment(Instant)
  case local(day: Day?, second: Int64)

  /// `2026-11-30T06:25:00Z`, `2026-11-30T06:25` or `06:25`; nil for anything else.
  init?(_ text: String) {
    if let instant = Instant(iso8601: text) {
      self = .moment(instant)
      return
    }
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard let clock = parts.last, let minute = Self.minute(clock) else { return nil }
    if parts.count == 1 {
      self = .local(day: nil, second: minute * 60)
    } else {
      guard let day = Day(parts[0]) else { return nil }
      self = .local(day: day, second: minute * 60)
    }
  }

  private static func minute(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }),
      let hour = Int64(parts[0]), let minute = Int64(parts[1]), hour <= 23, minute <= 59
    else { return nil }
    return hour * 60 + minute
  }

  /// The moment that it means by a wall clock that follows `zone`.
  func instant(today: Day, zone: ZoneRules) -> Instant {
    switch self {
    case .moment(let instant): instant
    case .local(let day, let second): zone.instant(of: LocalTime(day: day ?? today, second: second))
    }
  }
}

/// How hard a session felt.
struct RatingBody: JSONObjectValue {
  let id: ULID
  /// 1…10; nil takes the rating back.
  let effort: Effort?

  init(json: inout JSONObject) throws(JSONError) {
    try json.require("effort")
    effort = try json.optional("effort")
    id = try json.value("id")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("effort", effort)
      writer.member("id", id)
    }
  }
}
