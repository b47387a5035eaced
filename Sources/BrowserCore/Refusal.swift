import CanonicalJSON

/// Why an input was refused, as the page gets it.
struct Refusal {
  /// A kind of `JSONError` by its name, or `unknownKind`.
  var kind: String
  var offset: Int64
  var path: String

  /// A kind of document that this build does not know.
  static let unknownKind = Refusal(kind: "unknownKind", offset: 0, path: "")

  init(kind: String, offset: Int64, path: String) { (self.kind, self.offset, self.path) = (kind, offset, path) }

  init(_ error: JSONError) { self.init(kind: error.kind.name, offset: Int64(error.offset), path: error.path) }

  var answer: BrowserAnswer {
    var writer = JSONWriter()
    writer.object(UnknownMembers()) { writer in
      writer.member("kind", kind)
      writer.member("offset", offset)
      writer.member("path", path)
    }
    return .refused(writer.bytes)
  }
}

/// The bytes that `body` makes, or why it could not.
func answered(_ body: () throws(JSONError) -> [UInt8]) -> BrowserAnswer {
  do throws(JSONError) {
    return .accepted(try body())
  } catch {
    return Refusal(error).answer
  }
}

extension JSONError.Kind {
  /// The case's own name; written out, since Embedded Swift has no reflection.
  fileprivate var name: String {
    switch self {
    case .tooLarge: "tooLarge"
    case .tooDeep: "tooDeep"
    case .invalidUTF8: "invalidUTF8"
    case .unexpectedEnd: "unexpectedEnd"
    case .unexpectedByte: "unexpectedByte"
    case .invalidNumber: "invalidNumber"
    case .invalidString: "invalidString"
    case .duplicateMember: "duplicateMember"
    case .trailingBytes: "trailingBytes"
    case .missingMember: "missingMember"
    case .wrongType: "wrongType"
    case .outOfRange: "outOfRange"
    case .invalidText: "invalidText"
    }
  }
}
