extension TapeBuilder {
  mutating func string() throws(JSONError) {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      position = bytes.skippingPlainText(from: position)
      guard position < bytes.count else { throw failure(.unexpectedEnd) }
      if bytes[position] == ASCII.quote { break }
      guard bytes[position] == ASCII.backslash else { throw failure(.invalidString) }
      hasEscapes = true
      position += try escapeLength()
    }
    position += 1
    append(.string, from: start, flag: hasEscapes)
  }

  private func escapeLength() throws(JSONError) -> Int {
    guard position + 1 < bytes.count else { throw failure(.unexpectedEnd, at: bytes.count) }
    if meaning(ofEscape: bytes[position + 1]) != nil { return 2 }
    guard bytes[position + 1] == 0x75 else { throw failure(.invalidString) }
    let first = try codeUnit(at: position + 2)
    guard first & 0xF800 == 0xD800 else { return 6 }
    guard first & 0xFC00 == 0xD800 else { throw failure(.invalidString) }
    try expect(ASCII.backslash, at: position + 6)
    try expect(0x75, at: position + 7)
    guard try codeUnit(at: position + 8) & 0xFC00 == 0xDC00 else { throw failure(.invalidString) }
    return 12
  }

  private func expect(_ byte: UInt8, at index: Int) throws(JSONError) {
    guard index < bytes.count else { throw failure(.unexpectedEnd, at: bytes.count) }
    guard bytes[index] == byte else { throw failure(.invalidString) }
  }

  private func codeUnit(at index: Int) throws(JSONError) -> UInt32 {
    if let unit = hexadecimal(bytes, at: index) { return unit }
    let rest = bytes.part(min(index, bytes.count)..<bytes.count)
    guard rest.count < 4, rest.allSatisfy({ hexadecimalDigit($0) != nil }) else { throw failure(.invalidString) }
    throw failure(.unexpectedEnd, at: bytes.count)
  }

  mutating func number() throws(JSONError) {
    let start = position
    if bytes[position] == ASCII.minus { position += 1 }
    let whole = position
    skipDigits()
    let digits = position - whole
    guard digits == 1 || digits > 1 && bytes[whole] != ASCII.zero else { throw failure(.invalidNumber, at: start) }
    try fraction(of: start)
    let hasExponent = try exponent(of: start)
    if hasExponent || digits > 300 {
      let text = bytes.part(start..<position)
      guard Decimal(text).isFinite(text) else { throw failure(.outOfRange, at: start) }
    }
    append(.number, from: start, flag: false)
  }

  private mutating func skipDigits() {
    while position < bytes.count, bytes[position] &- ASCII.zero < 10 { position += 1 }
  }

  private mutating func fraction(of start: Int) throws(JSONError) {
    guard position < bytes.count, bytes[position] == ASCII.point else { return }
    position += 1
    try oneDigitOrMore(of: start)
  }

  private mutating func exponent(of start: Int) throws(JSONError) -> Bool {
    guard position < bytes.count, bytes[position] | 0x20 == 0x65 else { return false }
    position += 1
    if position < bytes.count, bytes[position] == ASCII.plus || bytes[position] == ASCII.minus { position += 1 }
    try oneDigitOrMore(of: start)
    return true
  }

  private mutating func oneDigitOrMore(of start: Int) throws(JSONError) {
    let first = position
    skipDigits()
    guard position > first else { throw failure(.invalidNumber, at: start) }
  }
}
