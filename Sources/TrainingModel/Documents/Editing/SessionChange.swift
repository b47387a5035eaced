public import CanonicalJSON

/// What an edit, or the entry of a new session, says of a session without sets.
public struct SessionChange: Hashable, Sendable {
  /// Minutes that a session may be given.
  public static let minutes: ClosedRange<Double> = 0.1...20_160
  /// Kilometres that a session may be given.
  public static let kilometres: ClosedRange<Double> = 0.01...10_000
  private static let kilometresInMile = 1.609_344

  /// The day on which it began, by its own wall clock.
  public var day: MemberChange<Day> = .kept
  /// The time of that day in seconds since midnight.
  public var clock: MemberChange<Int64> = .kept
  /// Its minutes.
  public var minutes: MemberChange<Double> = .kept
  /// Its distance.
  public var kilometres: MemberChange<Double> = .kept
  /// Her rating.
  public var effort: MemberChange<Effort> = .kept
  /// What a run was for.
  public var runKind: MemberChange<RunKind> = .kept
  /// What another sport was.
  public var name: MemberChange<String> = .kept
  /// What she wrote of it.
  public var notes: MemberChange<String> = .kept

  /// A change of nothing.
  public init() {}

  /// Makes the changes that differ; `zone` holds the rules of the session's own zone. Whether anything did.
  public func apply(to session: inout SessionDocument, zone: ZoneRules) -> Bool {
    let before = session
    if day.isSet || clock.isSet {
      var local = zone.localTime(at: session.start)
      day.apply(to: &local.day)
      clock.apply(to: &local.second)
      session.start = zone.instant(of: local)
    }
    if case .set(let new) = minutes { session.minutes = new.map { Minutes($0) } }
    if case .set(let new) = kilometres { session.kilometres = new.map { Kilometres($0) } }
    effort.apply(to: &session.effort)
    runKind.apply(to: &session.runKind)
    name.apply(to: &session.activityName)
    notes.apply(to: &session.notes)
    return session != before
  }
}

extension SessionChange: JSONObjectValue {
  /// Reads a change; a distance comes as `kilometres` or as `miles`.
  public init(json: inout JSONObject) throws(JSONError) {
    clock = try json.clockChange("clock")
    day = try json.change("day")
    effort = try json.change("effort")
    kilometres = try json.change("kilometres", in: Self.kilometres)
    let miles: MemberChange<Double> = try json.change(
      "miles", in: Self.kilometres.lowerBound / 2...Self.kilometres.upperBound / Self.kilometresInMile)
    if case .set(let new) = miles { kilometres = .set(new.map { $0 * Self.kilometresInMile }) }
    minutes = try json.change("minutes", in: Self.minutes)
    name = try json.change("name")
    notes = try json.change("notes")
    runKind = try json.change("runKind")
  }

  /// Writes the change, distances in kilometres.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if case .set(let second) = clock {
        writer.member("clock") { writer in
          if let second { writer.string(LocalTime(day: Day(number: 0), second: second).clock) } else { writer.null() }
        }
      }
      writer.change("day", day)
      writer.change("effort", effort)
      writer.change("kilometres", kilometres)
      writer.change("minutes", minutes)
      writer.change("name", name)
      writer.change("notes", notes)
      writer.change("runKind", runKind)
    }
  }
}

extension JSONWriter {
  /// A member that was changed; nothing where it is kept.
  mutating func change<Value: JSONScalar & Hashable & Sendable>(_ key: StaticString, _ change: MemberChange<Value>) {
    guard case .set(let value) = change else { return }
    if let value { member(key, value) } else { member(key) { $0.null() } }
  }
}
