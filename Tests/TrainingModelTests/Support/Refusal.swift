import CanonicalJSON
import Testing

/// Reads `text`, in which a `¦` marks the byte that the refusal must name, and expects it to be refused so.
func expectRefusal<T: JSONObjectValue>(
  of type: T.Type, _ text: String, _ kind: JSONError.Kind, at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let marker = Array("¦".utf8)
  var bytes = Array(text.utf8)
  guard let offset = bytes.indices.first(where: { bytes[$0...].starts(with: marker) }) else {
    Issue.record("no ¦ in \(text)", sourceLocation: sourceLocation)
    return
  }
  bytes.removeSubrange(offset..<offset + marker.count)
  let expected = JSONError(kind: kind, offset: offset, path: path)
  #expect(refusal(of: type, bytes) == expected, "\(text)", sourceLocation: sourceLocation)
}

/// Why `bytes` are no such document; nil: they are one.
func refusal<T: JSONObjectValue>(of type: T.Type, _ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try T(bytes: bytes)
    return nil
  } catch {
    return error
  }
}
