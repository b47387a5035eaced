/// One JSON value kept as text in canonical layout; numbers keep their very digits. Equal when the canonical texts are.
public struct RawJSON: Hashable, Sendable {
  /// The value as it would stand in a file of its own.
  public let bytes: [UInt8]

  /// Checks and keeps `text`. Throws every syntax kind of `JSONError`.
  public init(parsing text: [UInt8]) throws(JSONError) {
    self = try JSONText(text).root.raw
  }

  init(canonical bytes: [UInt8]) {
    self.bytes = bytes
  }
}
