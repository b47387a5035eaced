public import CanonicalJSON
public import TrainingModel

/// A race as the plan reads it: its days and its shape. It has no target time.
public struct Race: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its day, the first one of several.
  public var day: Day
  /// Its last day; `day` for a race of one day.
  public var lastDay: Day
  /// What kind of race it is.
  public var shape: RaceShape

  /// A race of one day.
  public init(name: String, day: Day, shape: RaceShape) {
    (self.name, self.day, lastDay, self.shape) = (name, day, day, shape)
  }

  /// The race of a document.
  public init(_ document: RaceDocument) {
    self.init(name: document.name, day: document.day, shape: document.shape)
    lastDay = max(document.lastDay ?? day, day)
  }
}

extension Race: JSONObjectValue {
  /// Reads the race.
  public init(json: inout JSONObject) throws(JSONError) {
    day = try json.value("day")
    lastDay = max(try json.optional("lastDay") ?? day, day)
    name = try json.value("name")
    shape = try json.object("shape")
  }

  /// Writes the race.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", day)
      writer.member("lastDay", lastDay)
      writer.member("name", name)
      writer.member("shape", shape)
    }
  }
}
