public import CanonicalJSON
public import TrainingModel

/// A session as the ledger reads it, whatever document it came from.
public struct TrainingSession: Hashable, Sendable {
  /// The text of its document's identifier.
  public var id: String
  /// The sport.
  public var activity: SessionActivity
  /// What a run was for, where somebody said it; nil: the planner judges.
  public var runKind: RunKind?
  /// When it began.
  public var start: Instant
  /// What the wall clock showed then, in the session's own zone where it has one.
  public var local: LocalTime
  /// When it ended; `start` where no length is known.
  public var end: Instant
  /// Minutes; nil: not known.
  public var minutes: Minutes?
  /// Distance; nil: not known.
  public var kilometres: Kilometres?
  /// Session RPE; nil: not rated.
  public var effort: Effort?
  /// Seconds in each of five heart-rate zones, low to high.
  public var hrZoneSeconds: [Double]?
  /// Mean heart rate; never read for a lift.
  public var avgHeartRate: HeartRate?
  /// Highest heart rate; never read for a lift.
  public var maxHeartRate: HeartRate?
  /// The sets of a lift; empty where none are known.
  public var liftSets: [LiftSet] = []
  /// The program that it came from; nil: recorded here.
  public var source: String?

  /// A session of which only sport and start are known. `local` is `start` by the session's own clock.
  public init(id: String, activity: SessionActivity, start: Instant, local: LocalTime) {
    (self.id, self.activity, self.start, self.local, end) = (id, activity, start, local, start)
  }

  /// The day that the session belongs to: the one it starts on.
  public var day: Day { local.day }
}

extension TrainingSession: JSONObjectValue {
  /// Reads the session.
  public init(json: inout JSONObject) throws(JSONError) {
    activity = try json.value("activity")
    avgHeartRate = try json.optional("avgHeartRate")
    effort = try json.optional("effort")
    end = try json.value("end")
    hrZoneSeconds = try json.optionalValues("hrZoneSeconds")
    id = try json.value("id")
    kilometres = try json.optional("kilometres")
    liftSets = try json.optionalObjects("liftSets") ?? []
    local = try json.localTime("local")
    maxHeartRate = try json.optional("maxHeartRate")
    minutes = try json.optional("minutes")
    runKind = try json.optional("runKind")
    source = try json.optional("source")
    start = try json.value("start")
  }

  /// Writes the session.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("activity", activity)
      writer.member("avgHeartRate", avgHeartRate)
      writer.member("effort", effort)
      writer.member("end", end)
      writer.member("hrZoneSeconds", hrZoneSeconds)
      writer.member("id", id)
      writer.member("kilometres", kilometres)
      writer.member("liftSets", liftSets.isEmpty ? nil : liftSets)
      writer.member("local", local)
      writer.member("maxHeartRate", maxHeartRate)
      writer.member("minutes", minutes)
      writer.member("runKind", runKind)
      writer.member("source", source)
      writer.member("start", start)
    }
  }
}
