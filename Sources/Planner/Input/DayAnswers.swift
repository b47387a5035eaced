public import CanonicalJSON
public import TrainingModel

/// Her answers of one day, without what had been suggested: the planner never reads a suggestion.
public struct DayAnswers: Hashable, Sendable {
  /// The day that she answered on.
  public var day: Day
  /// Her answer about the lift still ahead.
  public var lifting: LiftingAnswer?
  /// How ready she says she is; nil: she did not say.
  public var readinessPercent: ReadinessPercent?
  /// Why she is not at 100 percent.
  public var readinessReason: ReadinessReason?
  /// Time asleep in the night that ended on this day.
  public var sleep: Minutes?

  /// A day without answers.
  public init(day: Day) { self.day = day }

  /// The answers of a document.
  public init(_ document: DayDocument) {
    day = document.day
    lifting = document.lifting
    readinessPercent = document.readinessPercent.map { ReadinessPercent($0) }
    readinessReason = document.readinessReason
    sleep = document.sleepMinutes.map { Minutes(Double($0)) }
  }
}

extension DayAnswers: JSONObjectValue {
  /// Reads the answers.
  public init(json: inout JSONObject) throws(JSONError) {
    day = try json.value("day")
    lifting = try json.optional("lifting")
    readinessPercent = try json.optional("readinessPercent")
    readinessReason = try json.optional("readinessReason")
    sleep = try json.optional("sleep")
  }

  /// Writes the answers.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("lifting", lifting)
      writer.member("readinessPercent", readinessPercent)
      writer.member("readinessReason", readinessReason)
      writer.member("sleep", sleep)
    }
  }
}
