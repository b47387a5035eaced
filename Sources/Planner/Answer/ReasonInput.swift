import CanonicalJSON
public import TrainingModel

/// A number or a word that a rule read.
public struct ReasonInput: Hashable, Sendable {
  /// What the number or word is.
  public enum Name: String, NamedCase {
    case percent, source, reason, basis, race, kind, from, to
    case days, daysLeft, daysSince, daysNeeded, daysOfHistory, breakDays
    case minutes, limit, wanted, load, effort, fitness, aim, longest
    case runs, usualRuns, hardRuns, weeks, weeksWithLift, weekday, factor, share
  }

  /// What a number counts.
  public enum Unit: String, NamedCase {
    case minutes, au, days, weeks, runs, percent, factor, rpe, weekday
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
