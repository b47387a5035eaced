public import CanonicalJSON

extension JSONWriter {
  /// A member that is written as null where it has no value: readers of the program's output find every member.
  public mutating func orNull<T: JSONScalar>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) } else { member(key) { $0.null() } }
  }

  /// A member written by `body`, or null where there is no value.
  public mutating func orNull<T>(_ key: StaticString, _ value: T?, _ body: (inout JSONWriter, T) -> Void) {
    member(key) { writer in
      if let value { body(&writer, value) } else { writer.null() }
    }
  }

  /// An array of values written by `body`.
  public mutating func list<T>(_ key: StaticString, _ values: [T], _ body: (inout JSONWriter, T) -> Void) {
    member(key) { writer in writer.array(count: values.count) { body(&$0, values[$1]) } }
  }
}

/// The bytes that the program prints with `--json`: one JSON value and a line feed.
public struct Payload: Hashable, Sendable {
  /// UTF-8 bytes.
  public let bytes: [UInt8]

  /// The value that `body` writes.
  public init(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    bytes = writer.bytes + [0x0A]
  }
}
