public import CanonicalJSON
public import TrainingModel

/// All that a plan is made from. The same request gives the same plan.
public struct PlanRequest: Hashable, Sendable {
  /// What the athlete's wall clock shows; its day is "today".
  public var now: LocalTime
  /// The same moment; sessions that start after it are not read.
  public var nowInstant: Instant
  /// Sessions in any order.
  public var sessions: [TrainingSession] = []
  /// Her answers of days, in any order; of two for one day the later in the list counts.
  public var days: [DayAnswers] = []
  /// Races past and ahead, in any order.
  public var races: [Race] = []
  /// What the heart-rate formula needs to know of her.
  public var athlete = AthleteTraits()

  /// A request of an athlete without records.
  public init(now: LocalTime, nowInstant: Instant) { (self.now, self.nowInstant) = (now, nowInstant) }

  /// Today.
  public var today: Day { now.day }
}

extension PlanRequest: JSONObjectValue {
  /// Reads the request.
  public init(json: inout JSONObject) throws(JSONError) {
    athlete = try json.object("athlete")
    days = try json.objects("days")
    now = try json.localTime("now")
    nowInstant = try json.value("nowInstant")
    races = try json.objects("races")
    sessions = try json.objects("sessions")
  }

  /// Writes the request.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("athlete", athlete)
      writer.member("days", days)
      writer.member("now", now)
      writer.member("nowInstant", nowInstant)
      writer.member("races", races)
      writer.member("sessions", sessions)
    }
  }
}
