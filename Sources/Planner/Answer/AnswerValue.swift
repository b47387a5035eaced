import CanonicalJSON

/// A part of an answer: it is written and never read.
protocol AnswerValue {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  mutating func member<T: AnswerValue>(_ key: StaticString, _ value: T) {
    member(key) { value.write(to: &$0) }
  }

  mutating func member<T: AnswerValue>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  mutating func member<T: AnswerValue>(_ key: StaticString, _ values: [T]) {
    member(key) { writer in writer.array(count: values.count) { values[$1].write(to: &$0) } }
  }
}

extension AnswerValue {
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}
