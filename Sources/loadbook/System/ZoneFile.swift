import TrainingModel

/// Reads compiled zone files into `ZoneRules`. Source: RFC 9636 (TZif), sections 3.1 to 3.3.
enum ZoneFile {
  /// The rules in a zone file, with the yearly rule of its footer worked out up to the year 2100; nil where the
  /// bytes are no zone file of version 2 or later.
  static func rules(_ bytes: [UInt8], zone: Zone) -> ZoneRules? {
    guard let first = Header(bytes, at: 0), first.version >= 2,
      let second = Header(bytes, at: Header.size + first.dataSize(timeSize: 4))
    else { return nil }
    let start = second.offset + Header.size
    let end = start + second.dataSize(timeSize: 8)
    guard end <= bytes.count, second.typeCount > 0 else { return nil }
    var rules = ZoneRules(zone: zone, initialOffset: 0, transitions: [])
    let types = start + second.timeCount * 9
    func offset(ofType type: Int) -> Int64 { Int64(Int32(truncatingIfNeeded: bytes.bigEndian(types + type * 6, 4))) }
    rules.initialOffset = offset(ofType: 0)
    for index in 0..<second.timeCount {
      let type = Int(bytes[start + second.timeCount * 8 + index])
      guard type < second.typeCount else { return nil }
      let at = Instant(seconds: bytes.bigEndian(start + index * 8, 8))
      rules.transitions.append(ZoneRules.Transition(at: at, offset: offset(ofType: type)))
    }
    if let footer = PosixZone(footer: Array(bytes[end...])) { footer.extend(&rules) }
    return rules
  }

  /// The 44 bytes before each of the two data blocks.
  private struct Header {
    static let size = 44
    let offset: Int
    let version: Int
    let utCount: Int
    let standardCount: Int
    let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    let characterCount: Int

    init?(_ bytes: [UInt8], at offset: Int) {
      guard offset >= 0, offset + Self.size <= bytes.count, bytes[offset..<offset + 4].elementsEqual("TZif".utf8)
      else { return nil }
      self.offset = offset
      version = Int(bytes[offset + 4]) - 0x30
      func count(_ index: Int) -> Int { Int(bytes.bigEndian(offset + 20 + index * 4, 4)) }
      (utCount, standardCount, leapCount) = (count(0), count(1), count(2))
      (timeCount, typeCount, characterCount) = (count(3), count(4), count(5))
    }

    func dataSize(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4) + standardCount + utCount
    }
  }
}

extension [UInt8] {
  /// The big-endian number in `count` bytes from `index`.
  fileprivate func bigEndian(_ index: Int, _ count: Int) -> Int64 {
    self[index..<index + count].reduce(0) { $0 << 8 | Int64($1) }
  }
}
