import TrainingModel

extension Invocation {
  /// A number with a range, given as an option; nil where the option was not given.
  func number(_ name: String, in range: ClosedRange<Double>, unit: String) throws(CommandError) -> Double? {
    guard let text = arguments.value(name) else { return nil }
    return try Self.number(text, called: name, in: range, unit: unit)
  }

  /// A number with a range.
  static func number(_ text: String, called name: String, in range: ClosedRange<Double>, unit: String)
    throws(CommandError) -> Double
  {
    guard let value = NumberText.parse(text), range.contains(value) else {
      throw .usage("\(name) \(text): say \(unit)")
    }
    return value
  }

  /// A whole number with a range; nil where the option was not given.
  func whole(_ name: String, in range: ClosedRange<Int64>) throws(CommandError) -> Int64? {
    guard let text = arguments.value(name) else { return nil }
    guard let value = NumberText.parseWhole(text), range.contains(value) else {
      throw .usage("\(name) \(text): say a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// A whole percentage; nil where the option was not given.
  func percent(_ name: String) throws(CommandError) -> Int64? {
    guard let text = arguments.value(name) else { return nil }
    return try Self.percent(text)
  }

  /// A whole percentage from 0 to 100; a percent sign behind it is fine.
  static func percent(_ text: String) throws(CommandError) -> Int64 {
    let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard let value = NumberText.parseWhole(digits), (0...100).contains(value) else {
      throw .usage("\(text) is no percentage; say a whole number from 0 to 100")
    }
    return value
  }

  /// An effort of the CR-10 scale.
  static func effort(_ text: String) throws(CommandError) -> Effort {
    Effort(try number(text, called: "effort", in: Effort.documentRange, unit: "a number from 1 to 10, see: loadbook log run --help"))
  }

  /// The moment that `--at` names, not in the future; nil where it was not given.
  func at() throws(CommandError) -> Instant? {
    guard let text = arguments.value("--at") else { return nil }
    guard let instant = TimeText.instant(text, today: today, zone: zone) else {
      throw .usage("--at \(text) is no time; say one of \(TimeText.forms)")
    }
    guard instant <= now else { throw .usage("--at \(text) lies in the future; only what is over can be logged") }
    return instant
  }

  /// Today by the zone of this call.
  var today: Day { zone.localTime(at: now).day }

  /// The words without an option's name, which must be as many as `names`.
  func positionals(_ names: String...) throws(CommandError) -> [String] {
    guard arguments.positionals.count == names.count else {
      let wanted = names.isEmpty ? "nothing" : names.joined(separator: " and ")
      throw .usage("this command takes \(wanted) after its name, and found \(arguments.positionals.count)")
    }
    return arguments.positionals
  }

  /// One of several words; nil where the option was not given.
  func choice<Value: NamedCase>(_ name: String, _ type: Value.Type) throws(CommandError) -> Value? {
    guard let text = arguments.value(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .usage("\(name) \(text): say one of \(Value.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    return value
  }
}
