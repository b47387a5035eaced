import CanonicalJSON
import TrainingModel

extension JSONObject {
  /// A wall-clock time: an object of a day and the seconds since its midnight.
  mutating func localTime(_ key: StaticString) throws(JSONError) -> LocalTime {
    let text: LocalTimeObject = try object(key)
    return text.time
  }
}

extension JSONWriter {
  /// A wall-clock time.
  mutating func member(_ key: StaticString, _ time: LocalTime) { member(key, LocalTimeObject(time: time)) }
}

/// The JSON form of a wall-clock time.
private struct LocalTimeObject: JSONObjectValue {
  var time: LocalTime

  init(time: LocalTime) { self.time = time }

  init(json: inout JSONObject) throws(JSONError) {
    let day: Day = try json.value("day")
    let second: Int64 = try json.value("second")
    guard (0...86_399).contains(second) else {
      throw json.node("second")?.error(.outOfRange) ?? json.node.error(.outOfRange)
    }
    time = LocalTime(day: day, second: second)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("day", time.day)
      writer.member("second", time.second)
    }
  }
}
