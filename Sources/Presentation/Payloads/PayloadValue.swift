import CanonicalJSON

/// A part of a payload: it is written and never read.
protocol PayloadValue {
  func write(to writer: inout JSONWriter)
}

extension JSONWriter {
  mutating func member<T: PayloadValue>(_ key: StaticString, _ value: T) {
    member(key) { value.write(to: &$0) }
  }

  /// A part that is written as null where there is none.
  mutating func orNull<T: PayloadValue>(_ key: StaticString, _ value: T?) {
    orNull(key, value) { $1.write(to: &$0) }
  }

  mutating func member<T: PayloadValue>(_ key: StaticString, _ values: [T]) {
    member(key) { writer in writer.array(count: values.count) { values[$1].write(to: &$0) } }
  }
}
