/// A value whose form in JSON is an object with members.
public protocol JSONObjectValue {
  /// Reads the members. Throws the content kinds of `JSONError`.
  init(json: inout JSONObject) throws(JSONError)
  /// Writes the object: one call of `JSONWriter.object`.
  func write(to writer: inout JSONWriter)
}

extension JSONObjectValue {
  /// Reads a whole text. Throws whatever is wrong with it, in syntax or in content.
  @inlinable
  public init(bytes: [UInt8]) throws(JSONError) {
    var object = try JSONText(bytes).root.object()
    try self.init(json: &object)
  }

  /// The whole text in canonical layout, without a line feed at the end.
  @inlinable
  public func canonicalBytes() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}
