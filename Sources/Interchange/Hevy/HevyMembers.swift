import CanonicalJSON
import TrainingModel

// Members of the documents until the model has them.
extension WorkoutDocument {
  var notes: String? {
    get { unknown["notes"].flatMap { try? JSONText($0.bytes).root.string() } }
    set { unknown["notes"] = newValue.flatMap { RawJSON(value: $0) } }
  }
}

extension SetEntry {
  var kilometres: Kilometres? {
    get { unknown["kilometres"].flatMap { try? JSONText($0.bytes).root.double() }.map { Kilometres($0) } }
    set { unknown["kilometres"] = newValue.flatMap { RawJSON(value: $0) } }
  }
}

extension RawJSON {
  fileprivate init?<Value: JSONScalar>(value: Value) {
    var writer = JSONWriter()
    value.write(to: &writer)
    guard let raw = try? RawJSON(parsing: writer.bytes) else { return nil }
    self = raw
  }
}
