/// Reads a text once, checks its grammar and lists its tokens. The bytes must be well-formed UTF-8.
struct TapeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  var tokens: ContiguousArray<Token> = []

  /// The tokens of the one value in `bytes` from `start` on. Throws every error of syntax but `tooLarge` and
  /// `invalidUTF8`.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(JSONError) -> ContiguousArray<Token> {
    var builder = TapeBuilder(bytes: bytes, position: start)
    builder.tokens.reserveCapacity(bytes.count / 8 + 1)
    try builder.value(depth: 0)
    builder.skipSpace()
    guard builder.position == bytes.count else { throw builder.failure(.trailingBytes) }
    return builder.tokens
  }

  func failure(_ kind: JSONError.Kind, at offset: Int? = nil) -> JSONError {
    JSONError(kind: kind, offset: offset ?? position, path: "")
  }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.space, ASCII.carriageReturn, ASCII.tab: position += 1
      case ASCII.lineFeed: position = bytes.skippingSpaces(from: position + 1)
      default: return
      }
    }
  }

  /// The next byte that is no white space; it is not consumed.
  @inline(__always)
  mutating func peek() throws(JSONError) -> UInt8 {
    if position < bytes.count, bytes[position] == ASCII.space { position += 1 }
    if position < bytes.count, bytes[position] > ASCII.space { return bytes[position] }
    skipSpace()
    guard position < bytes.count else { throw failure(.unexpectedEnd) }
    return bytes[position]
  }

  /// Appends the token of a value without parts that starts at `start` and ends here.
  mutating func append(_ kind: JSONNode.Kind, from start: Int, flag: Bool) {
    tokens.append(Token(start: start, end: position, next: tokens.count + 1, kind: kind, flag: flag))
  }

  mutating func value(depth: Int) throws(JSONError) {
    switch try peek() {
    case ASCII.openBrace: try object(depth: depth)
    case ASCII.openBracket: try array(depth: depth)
    case ASCII.quote: try string()
    case ASCII.minus, 0x30...0x39: try number()
    case 0x74: try literal("true", .bool, flag: true)
    case 0x66: try literal("false", .bool, flag: false)
    case 0x6E: try literal("null", .null, flag: false)
    default: throw failure(.unexpectedByte)
    }
  }

  private mutating func literal(_ word: StaticString, _ kind: JSONNode.Kind, flag: Bool) throws(JSONError) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[position] == word.utf8Start[index] else { throw failure(.unexpectedByte) }
      position += 1
    }
    append(kind, from: start, flag: flag)
  }
}
