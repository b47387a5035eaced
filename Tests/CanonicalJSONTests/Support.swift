import CanonicalJSON
import Testing

/// The error of `body`; nil if it has none.
func refusal<T>(_ body: () throws(JSONError) -> T) -> JSONError? {
  do throws(JSONError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// The error of reading `bytes` as JSON; nil if they are accepted.
func refusal(_ bytes: [UInt8]) -> JSONError? { refusal { () throws(JSONError) in try JSONText(bytes) } }

/// The error of reading `text` as JSON; nil if it is accepted.
func refusal(_ text: String) -> JSONError? { refusal(Array(text.utf8)) }

/// The root of a text that must be acceptable.
func root(_ text: String) throws(JSONError) -> JSONNode { try JSONText(Array(text.utf8)).root }

extension JSONError {
  init(_ kind: Kind, _ offset: Int, _ path: String = "") { self.init(kind: kind, offset: offset, path: path) }
}

/// What `body` writes.
func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}
