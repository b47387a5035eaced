/// A checked JSON text: UTF-8, grammar, size, depth, no member twice in one object. A byte order mark is skipped.
public struct JSONText: Sendable {
  private let tape: Tape

  /// Checks the whole text once. Throws every syntax kind of `JSONError`, and `outOfRange` for a number that no
  /// `Double` holds.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= JSONLimits.maximumBytes else {
      throw JSONError(kind: .tooLarge, offset: JSONLimits.maximumBytes, path: "")
    }
    let tokens = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      let start = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if let offset = firstInvalidUTF8(buffer) { throw Self.invalidUTF8(buffer, at: offset, start: start) }
      return try TapeBuilder.tokens(of: buffer, from: start)
    }
    tape = Tape(bytes: bytes, tokens: tokens)
  }

  /// The value that the text holds.
  public var root: JSONNode { JSONNode(tape: tape, index: 0) }

  /// Reads what stands before the bad byte: that tells its member, or an earlier fault.
  private static func invalidUTF8(_ buffer: UnsafeBufferPointer<UInt8>, at offset: Int, start: Int) -> JSONError {
    let before = buffer.part(0..<offset)
    do throws(JSONError) {
      _ = try TapeBuilder.tokens(of: before, from: start)
      return JSONError(kind: .invalidUTF8, offset: offset, path: "")
    } catch {
      return error.kind == .unexpectedEnd ? JSONError(kind: .invalidUTF8, offset: offset, path: error.path) : error
    }
  }
}
