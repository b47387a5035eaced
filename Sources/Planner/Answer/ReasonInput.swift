import CanonicalJSON
public import TrainingModel

/// A number or a word that a rule read.
public struct ReasonInput: Hashable, Sendable {
  /// What the number or word is.
  public enum Name: String, NamedCase {
    /// Readiness.
    case percent
    /// Where readiness comes from: a `Readiness.Source`.
    case source
    /// Why she is not at 100 percent: a `ReadinessReason`.
    case reason
    /// Why a lift counts as ahead: a `LiftingDay.Basis`.
    case basis
    /// The race's name.
    case race
    /// A `RunKind`.
    case kind
    /// Minutes before the rule.
    case from
    /// Minutes after it.
    case to
    /// Days in a row.
    case days
    /// Days to the race.
    case daysLeft
    /// Days since what the rule is about.
    case daysSince
    /// Days that it asks for.
    case daysNeeded
    /// Days since the day of her first session.
    case daysOfHistory
    /// Days that the break lasted.
    case breakDays
    /// Minutes done, or left.
    case minutes
    /// What the rule allows or asks for, in the unit of the input beside it.
    case limit
    /// Load done, or the usual week.
    case load
    /// Minutes that a run would have had, were nothing in the way.
    case wanted
    /// Run minutes that a week aims at.
    case aim
    /// Minutes of the longest run that counts.
    case longest
    /// Running fitness in minutes a week.
    case fitness
    /// Her rating of a kind of run, or the standard one.
    case effort
    /// Run days, or runs of the kind.
    case runs
    /// Run days of a usual week.
    case usualRuns
    /// Runs of hard work.
    case hardRuns
    /// Ordinary weeks, or the week of the way back.
    case weeks
    /// A weekday, 1 Monday … 7 Sunday.
    case weekday
    /// The taper's scale.
    case factor
    /// The part of her usual that she is back to.
    case share
  }

  /// What a number counts.
  public enum Unit: String, NamedCase {
    /// Minutes.
    case minutes
    /// Load.
    case au
    /// Civil days.
    case days
    /// Weeks.
    case weeks
    /// Runs or run days.
    case runs
    /// Percent.
    case percent
    /// Session RPE, 1…10.
    case rpe
    /// A factor or a part of one.
    case factor
    /// 1 Monday … 7 Sunday.
    case weekday
  }

  /// A number or a word.
  public enum Value: Hashable, Sendable {
    /// A number, in the input's unit.
    case number(Double)
    /// A stable id or a name that she gave.
    case text(String)
  }

  /// What it is.
  public var name: Name
  /// The value.
  public var value: Value
  /// What the number counts; nil for a word.
  public var unit: Unit?

  /// The number; nil for a word.
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The word; nil for a number.
  public var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}

extension ReasonInput {
  static func minutes(_ name: Name, _ value: Double) -> ReasonInput { number(name, value, .minutes) }
  static func load(_ name: Name, _ value: Double) -> ReasonInput { number(name, value, .au) }
  static func days(_ name: Name, _ value: Int64) -> ReasonInput { number(name, Double(value), .days) }
  static func weeks(_ name: Name, _ value: Int64) -> ReasonInput { number(name, Double(value), .weeks) }
  static func percent(_ name: Name, _ value: Int64) -> ReasonInput { number(name, Double(value), .percent) }
  static func runs(_ name: Name, _ value: Int64) -> ReasonInput { number(name, Double(value), .runs) }
  static func factor(_ name: Name, _ value: Double) -> ReasonInput { number(name, value, .factor) }
  static func text(_ name: Name, _ value: String) -> ReasonInput {
    ReasonInput(name: name, value: .text(value), unit: nil)
  }
  static func number(_ name: Name, _ value: Double, _ unit: Unit) -> ReasonInput {
    ReasonInput(name: name, value: .number(value), unit: unit)
  }
}

extension ReasonInput: AnswerValue {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("unit", unit)
      writer.member("value") { writer in
        switch value {
        case .number(let number): writer.double(number)
        case .text(let text): writer.string(text)
        }
      }
    }
  }
}
