extension JSONWriter {
  /// A string in quotes, with the escapes it needs.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { quoted($0) }
  }

  /// A string whose bytes are ASCII and need no escapes, such as a date.
  public mutating func asciiString(_ value: UnsafeBufferPointer<UInt8>) {
    assert(value.allSatisfy { $0 < 0x80 && Self.isPlain($0) }, "a string that needs escapes")
    append(ASCII.quote)
    append(value)
    append(ASCII.quote)
  }

  /// A whole number.
  public mutating func int64(_ value: Int64) {
    if value < 0 { append(ASCII.minus) }
    var unit: UInt64 = 1
    while value.magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(ASCII.zero + UInt8(value.magnitude / unit % 10))
      unit /= 10
    }
  }

  /// A number with the fewest digits that read back as itself, without `.0`. It must be finite.
  public mutating func double(_ value: Double) {
    precondition(value.isFinite, "JSON has no form for a number that is not finite")
    if value != 0, value.magnitude < 1e15, Double(Int64(value)) == value { return int64(Int64(value)) }
    var text = value.description
    text.withUTF8 { text in
      let isWhole = text.count > 2 && text[text.count - 1] == ASCII.zero && text[text.count - 2] == ASCII.point
      append(text.part(0..<(text.count - (isWhole ? 2 : 0))))
    }
  }

  /// `true` or `false`.
  public mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  /// `null`.
  public mutating func null() { append("null") }

  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= ASCII.space && byte != ASCII.quote && byte != ASCII.backslash && byte != ASCII.slash
  }

  /// A string given as UTF-8.
  mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) {
    append(ASCII.quote)
    var start = 0
    for index in text.indices where !Self.isPlain(text[index]) {
      append(text.part(start..<index))
      Self.appendEscape(text[index], to: &bytes)
      start = index + 1
    }
    append(text.part(start..<text.count))
    append(ASCII.quote)
  }

  /// Appends the escape of a byte that a string cannot hold as it is.
  static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(ASCII.backslash)
    switch byte {
    case ASCII.quote, ASCII.backslash, ASCII.slash: bytes.append(byte)
    case 0x08: bytes.append(0x62)
    case 0x0C: bytes.append(0x66)
    case ASCII.lineFeed: bytes.append(0x6E)
    case ASCII.carriageReturn: bytes.append(0x72)
    case ASCII.tab: bytes.append(0x74)
    default:
      let digit = byte & 15
      bytes.append(contentsOf: [0x75, ASCII.zero, ASCII.zero, ASCII.zero + byte >> 4])
      bytes.append(digit < 10 ? ASCII.zero + digit : 0x61 - 10 + digit)
    }
  }
}
