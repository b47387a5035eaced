/// The text of a string whose escapes the tape has already checked.
func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(content.count)
  appendUnescaped(content, to: &text)
  return text
}

/// Appends the text of a string whose escapes the tape has already checked.
func appendUnescaped(_ content: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
  var index = 0
  while index < content.count {
    let byte = content[index]
    guard byte == ASCII.backslash else {
      text.append(byte)
      index += 1
      continue
    }
    if let short = meaning(ofEscape: content[index + 1]) {
      text.append(short)
      index += 2
    } else {
      index += appendScalar(content, at: index, to: &text)
    }
  }
}

/// The byte that a backslash and `letter` stand for; nil for `u` and for what is no escape.
func meaning(ofEscape letter: UInt8) -> UInt8? {
  switch letter {
  case ASCII.quote, ASCII.backslash, ASCII.slash: letter
  case 0x62: 0x08
  case 0x66: 0x0C
  case 0x6E: ASCII.lineFeed
  case 0x72: ASCII.carriageReturn
  case 0x74: ASCII.tab
  default: nil
  }
}

/// The value of the four hexadecimal digits at `index`; nil if they are none.
func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
  guard index + 4 <= bytes.count else { return nil }
  var value: UInt32 = 0
  for byte in bytes[index..<index + 4] {
    guard let digit = hexadecimalDigit(byte) else { return nil }
    value = value << 4 | digit
  }
  return value
}

/// The value of one hexadecimal digit; nil if it is none.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x41 + 10)
  case 0x61...0x66: UInt32(byte - 0x61 + 10)
  default: nil
  }
}

/// Appends the scalar of the `\u` escape, or pair of them, at `index`; returns the length of the escape.
private func appendScalar(_ content: UnsafeBufferPointer<UInt8>, at index: Int, to text: inout [UInt8]) -> Int {
  let first = hexadecimal(content, at: index + 2) ?? 0
  guard first & 0xFC00 == 0xD800 else {
    appendUTF8(first, to: &text)
    return 6
  }
  let second = hexadecimal(content, at: index + 8) ?? 0
  appendUTF8(0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF), to: &text)
  return 12
}

private func appendUTF8(_ value: UInt32, to text: inout [UInt8]) {
  guard let scalar = Unicode.Scalar(value) else { return }
  text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
}
