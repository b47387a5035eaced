public import CanonicalJSON

/// What an edit says of a workout as a whole.
public struct WorkoutChange: Hashable, Sendable {
  /// The day on which it began, by its own wall clock. All that it holds moves with it.
  public var day: MemberChange<Day> = .kept
  /// When it began on that day, in seconds since midnight.
  public var from: MemberChange<Int64> = .kept
  /// When it ended, in seconds since midnight; before `from` it is the next day's. Only of a workout that is over.
  public var to: MemberChange<Int64> = .kept
  /// What it is called.
  public var name: MemberChange<String> = .kept
  /// Her rating.
  public var effort: MemberChange<Effort> = .kept
  /// What she wrote of it.
  public var notes: MemberChange<String> = .kept

  /// A change of nothing.
  public init() {}
}

extension WorkoutChange: JSONObjectValue {
  /// Reads a change.
  public init(json: inout JSONObject) throws(JSONError) {
    day = try json.change("day")
    effort = try json.change("effort")
    from = try json.clockChange("from")
    name = try json.change("name")
    notes = try json.change("notes")
    to = try json.clockChange("to")
  }

  /// Writes the change but its times of day, which only the screens give.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.change("day", day)
      writer.change("effort", effort)
      writer.change("name", name)
      writer.change("notes", notes)
    }
  }
}

extension WorkoutDocument {
  /// Makes the changes of `change` and stamps the workout, if any differs. `zone` holds the rules of its own zone.
  public mutating func apply(_ change: WorkoutChange, zone: ZoneRules, at now: Instant) {
    let before = self
    change.name.apply(to: &splitName)
    change.effort.apply(to: &effort)
    change.notes.apply(to: &notes)
    moveTimes(change, zone: zone)
    settle(after: before, at: now)
  }

  private mutating func moveTimes(_ change: WorkoutChange, zone: ZoneRules) {
    guard change.day.isSet || change.from.isSet || change.to.isSet else { return }
    let until = workEnd.map { zone.localTime(at: $0).second }
    var local = zone.localTime(at: start)
    if let day = change.day.value, day != local.day {
      local.day = day
      shift(by: zone.instant(of: local) - start)
    }
    let begin = local.second
    change.from.apply(to: &local.second)
    if local.second / 60 != begin / 60 { start = zone.instant(of: local) }
    if status.isResolved, let last = change.to.value, last / 60 != until.map({ $0 / 60 }) {
      let day = last < local.second ? local.day + 1 : local.day
      end = zone.instant(of: LocalTime(day: day, second: last))
    }
  }

  /// Moves the workout and all that was done in it by `seconds`.
  private mutating func shift(by seconds: Int64) {
    start = start + seconds
    end = end.map { $0 + seconds }
    for index in logs.indices { logs[index].shift(by: seconds) }
  }
}

extension WorkoutLogDocument {
  fileprivate mutating func shift(by seconds: Int64) {
    startedAt = startedAt.map { $0 + seconds }
    completedAt = completedAt.map { $0 + seconds }
    setEntries = setEntries?.map { entry in
      var entry = entry
      entry.completedAt = entry.completedAt + seconds
      return entry
    }
  }
}
