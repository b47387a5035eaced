import CanonicalJSON
import Testing

/// The bytes must be UTF-8, with or without a byte order mark.
@Suite struct EncodingRefusalTests {
  @Test func `a byte order mark is skipped and counts in offsets`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONText(mark + Array("7".utf8)).root.int64() == 7)
    #expect(try JSONText(mark + Array("7".utf8)).root.offset == 3)
    #expect(refusal(mark + Array("[x]".utf8)) == JSONError(.unexpectedByte, 4, "[0]"))
    #expect(refusal(mark) == JSONError(.unexpectedEnd, 3))
    #expect(refusal(mark + mark + [0x31]) == JSONError(.unexpectedByte, 3))
    #expect(refusal(mark + Array("[\"".utf8) + [0xFF]) == JSONError(.invalidUTF8, 5, "[0]"))
    #expect(refusal([0xEF, 0xBB]) == JSONError(.invalidUTF8, 0))
  }

  @Test func `other encodings are refused`() {
    #expect(refusal([0xFF, 0xFE, 0x31, 0x00]) == JSONError(.invalidUTF8, 0))
    #expect(refusal([0x31, 0x00]) == JSONError(.trailingBytes, 1))
    #expect(refusal([0x00, 0x31]) == JSONError(.unexpectedByte, 0))
  }

  @Test(arguments: [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xED, 0xA0, 0x80],
    [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE],
    [0xF1, 0x80, 0x80], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
  ])
  func `bytes that are no UTF-8 are refused wherever they stand`(_ bad: [UInt8]) {
    func refusalWith(_ before: String, _ after: String) -> JSONError? {
      refusal(Array(before.utf8) + bad + Array(after.utf8))
    }
    #expect(refusalWith(#"{"a":[1,"x"#, #"y"]}"#) == JSONError(.invalidUTF8, 10, "a[1]"))
    #expect(refusalWith(#"{"a":{"k"#, #"":1}}"#) == JSONError(.invalidUTF8, 8, "a"))
    #expect(refusalWith(#"{"a":"#, "}") == JSONError(.invalidUTF8, 5, "a"))
    #expect(refusalWith("1", "") == JSONError(.invalidUTF8, 1))
  }

  @Test func `an earlier fault is told before bytes that are no UTF-8`() {
    #expect(refusal(Array("[1,]".utf8) + [0xFF]) == JSONError(.unexpectedByte, 3, "[1]"))
  }

  @Test func `the first and last scalars of every length are accepted`() throws {
    let text = "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    #expect(try root("\"\(text)\"").string() == text)
  }
}
