/// A file's name as bytes, and the few questions that the naming rules ask of it.
struct FileName: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The name as text; nil where it is not UTF-8 and so could not be given back to the file system.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  func starts(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes.starts(with: $0) }
  }

  func ends(with suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { bytes.count >= $0.count && bytes.suffix($0.count).elementsEqual($0) }
  }

  /// Whether the name ends in `.json`, capitals or not.
  var isJSON: Bool {
    bytes.count > 5 && bytes.suffix(5).elementsEqual(".json".utf8) { ASCII.lower($0) == $1 }
  }
}

/// Questions about single bytes.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || lower(byte) &- 0x61 <= 25 }

  static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 <= 25 ? byte | 0x20 : byte }

  static func upper(_ byte: UInt8) -> UInt8 { byte &- 0x61 <= 25 ? byte & 0xDF : byte }

  static func isLowerHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || byte &- 0x61 <= 5 }

  /// The number that these digits make; nil if one is no digit.
  static func number(_ digits: some Collection<UInt8>) -> Int? {
    digits.allSatisfy(isDigit) ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }
}
