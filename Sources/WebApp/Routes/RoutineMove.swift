import CanonicalJSON
import TrainingModel

/// Which routine goes where.
struct RoutineMove: JSONObjectValue {
  let id: ULID
  /// The place in the list, from 0 on.
  let to: Int64

  init(json: inout JSONObject) throws(JSONError) {
    id = try json.value("id")
    to = try json.value("to")
    if !(0...1_000_000).contains(to), let node = json.node("to") { throw node.error(.outOfRange) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("to", to)
    }
  }
}
