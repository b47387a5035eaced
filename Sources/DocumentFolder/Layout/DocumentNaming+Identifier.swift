extension DocumentNaming {
  /// The bytes that an identifier has; nil where the word decides.
  private var length: Int {
    switch self {
    case .ulid: 26
    case .day: 10
    case .fixed(let word): word.utf8.count
    }
  }

  /// Whether these bytes are an identifier, exactly as files must spell it.
  func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .ulid: text.count == 26 && isULID(text) { $0 }
    case .day: isDay(text)
    case .fixed(let word): text.elementsEqual(word.utf8)
    }
  }

  /// The first identifier that stands in a name by itself, in whatever capitals, as the document spells it.
  func identifier(within name: [UInt8]) -> String? {
    guard name.count >= length else { return nil }
    for start in 0...(name.count - length) {
      let end = start + length
      let isBounded = (start == 0 || !isPart(name[start - 1])) && (end == name.count || !isPart(name[end]))
      if isBounded, let found = spelled(name[start..<end]) { return found }
    }
    return nil
  }

  /// Whether this byte, beside an identifier, would make it part of something longer.
  private func isPart(_ byte: UInt8) -> Bool { self == .day ? ASCII.isDigit(byte) : ASCII.isAlphanumeric(byte) }

  private func spelled(_ text: ArraySlice<UInt8>) -> String? {
    switch self {
    case .ulid: isULID(text, ASCII.upper) ? String(decoding: text.map(ASCII.upper), as: UTF8.self) : nil
    case .day: isDay(text) ? String(decoding: text, as: UTF8.self) : nil
    case .fixed(let word):
      text.map(ASCII.lower).elementsEqual(word.utf8.map(ASCII.lower)) ? word : nil
    }
  }

  private func isULID(_ text: ArraySlice<UInt8>, _ spelling: (UInt8) -> UInt8) -> Bool {
    guard let first = text.first, first &- 0x30 <= 7 else { return false }
    return text.allSatisfy { byte in
      let byte = spelling(byte)
      // Without I, L, O and U.
      return ASCII.isDigit(byte)
        || byte &- 0x41 <= 25 && byte != 0x49 && byte != 0x4C && byte != 0x4F && byte != 0x55
    }
  }

  private func isDay(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count == 10, text[text.startIndex + 4] == 0x2D, text[text.startIndex + 7] == 0x2D,
      let year = ASCII.number(text.prefix(4)), let day = ASCII.number(text.suffix(2)),
      let month = ASCII.number(text.dropFirst(5).prefix(2)), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }
}
