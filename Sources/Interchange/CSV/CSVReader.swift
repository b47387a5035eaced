/// Reads delimited text record by record: RFC 4180 and what programs write in practice.
///
/// Quotes are doubled inside quoted fields, which may span lines; lines end with CRLF, LF or CR; a byte order mark is
/// skipped, and so are empty lines. A record with damaged quotes gives up its first line alone: reading goes on with
/// the next line, so that one stray quote does not swallow the rows after it.
struct CSVReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var at: Int
  private var line = 1
  /// Bytes that may still be read a second time after damage, so that no text takes more than linear time.
  private var rereadable: Int

  /// A reader of a whole text.
  init(_ bytes: [UInt8], delimiter: UInt8) {
    (self.bytes, self.delimiter) = (bytes, delimiter)
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    rereadable = 4 * bytes.count
  }

  /// The next record; nil after the last.
  mutating func next() -> CSVRecord? {
    while takeLineBreak() { line += 1 }
    guard at < bytes.count else { return nil }
    let start = at
    var record = CSVRecord(line: line, fields: [], fault: nil)
    do throws(CSVFault) {
      record.fields = try readFields()
    } catch {
      record.fault = error
      skipDamage(from: start)
    }
    if record.fault == nil { record.fault = invalidByte(from: start).map { .invalidUTF8(byte: $0) } }
    line += lineBreaks(from: start)
    return record
  }

  private mutating func readFields() throws(CSVFault) -> [String] {
    var fields: [String] = []
    repeat {
      let isQuoted = at < bytes.count && bytes[at] == ASCII.quote
      fields.append(isQuoted ? try quotedField() : plainField())
    } while take(delimiter)
    return fields
  }

  private mutating func plainField() -> String {
    let start = at
    while at < bytes.count, !isFieldEnd(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func quotedField() throws(CSVFault) -> String {
    var content: [UInt8] = []
    at += 1
    while let quote = bytes[at...].firstIndex(of: ASCII.quote) {
      content.append(contentsOf: bytes[at..<quote])
      at = quote + 1
      guard take(ASCII.quote) else {
        if at < bytes.count, !isFieldEnd(bytes[at]) { throw .textAfterQuote }
        return String(decoding: content, as: UTF8.self)
      }
      content.append(ASCII.quote)
    }
    at = bytes.count
    throw .unterminatedQuote
  }
}

extension CSVReader {
  private mutating func skipDamage(from start: Int) {
    rereadable -= at - start
    if rereadable >= 0 { at = start }
    while at < bytes.count, !isLineBreak(bytes[at]) { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func takeLineBreak() -> Bool {
    if take(ASCII.carriageReturn) {
      _ = take(ASCII.lineFeed)
      return true
    }
    return take(ASCII.lineFeed)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }

  private func isFieldEnd(_ byte: UInt8) -> Bool { byte == delimiter || isLineBreak(byte) }

  /// Line breaks between `start` and where the reader stands; CR LF is one.
  private func lineBreaks(from start: Int) -> Int {
    var count = 0
    for index in start..<at {
      if bytes[index] == ASCII.lineFeed { count += 1 }
      if bytes[index] == ASCII.carriageReturn, index + 1 >= bytes.count || bytes[index + 1] != ASCII.lineFeed {
        count += 1
      }
    }
    return count
  }

  /// The first byte from `start` on that is no UTF-8.
  private func invalidByte(from start: Int) -> Int? {
    var scalars = bytes[start..<at].makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = start
    while true {
      switch parser.parseScalar(from: &scalars) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}

/// The bytes that delimited text is made of.
enum ASCII {
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let semicolon: UInt8 = 0x3B
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
