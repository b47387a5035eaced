public import CanonicalJSON
public import TrainingModel

/// One set of a lift, as the load estimate reads it.
public struct LiftSet: Hashable, Sendable {
  /// The library name of the exercise; sets of one name share a best.
  public var exercise: String
  /// Repetitions done.
  public var repetitions: Int64
  /// The weight in kilograms, 0 for the body alone.
  public var kilograms: Double
  /// What the set was for; nil: work.
  public var kind: SetKind?
  /// How hard the set was, 1…10; nil: not rated.
  public var effort: Effort?

  /// A working set without a rating.
  public init(exercise: String, repetitions: Int64, kilograms: Double) {
    (self.exercise, self.repetitions, self.kilograms) = (exercise, repetitions, kilograms)
  }

  /// Whether the set counts as work: all but warm-ups.
  public var isWorking: Bool { kind != .warmup }
}

extension LiftSet: JSONObjectValue {
  /// Reads the set.
  public init(json: inout JSONObject) throws(JSONError) {
    effort = try json.optional("effort")
    exercise = try json.value("exercise")
    kilograms = try json.value("kilograms")
    kind = try json.optional("kind")
    repetitions = try json.value("repetitions")
  }

  /// Writes the set.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("effort", effort)
      writer.member("exercise", exercise)
      writer.member("kilograms", kilograms)
      writer.member("kind", kind)
      writer.member("repetitions", repetitions)
    }
  }
}
