/// One reading of FIT bytes from their start to their end.
struct FITRun: ~Copyable {
  let bytes: UnsafeRawBufferPointer
  let definitions = FITDefinitions()
  var problems: [FITProblem] = []
  var part = 0
  /// Seconds since 1989-12-31T00:00:00Z of the newest message; compressed headers count on from it.
  var newestTimestamp: UInt32?

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Reads one file after another until the bytes end or no header follows.
  mutating func files(wants: (UInt16) -> Bool, visit: (FITMessage) -> Void) {
    var start = 0
    while start < bytes.count {
      guard let header = FITHeader(slice(start, bytes.count)) else {
        problems.append(start == 0 ? .notFIT : .trailingBytes(byte: start, count: bytes.count - start))
        return
      }
      if !header.hasSoundChecksum { problems.append(.headerChecksum(byte: start)) }
      start = file(from: start, header, wants: wants, visit: visit)
      part += 1
    }
    if bytes.isEmpty { problems.append(.notFIT) }
  }

  /// Reads the file at `start` and returns where the next one would begin.
  private mutating func file(
    from start: Int, _ header: FITHeader, wants: (UInt16) -> Bool, visit: (FITMessage) -> Void
  ) -> Int {
    let records = start + header.size
    let isClosed = header.dataSize > 0 || bytes.count - records <= 2
    let end = isClosed ? records + header.dataSize : bytes.count
    definitions.forget()
    newestTimestamp = nil
    if !isClosed { problems.append(.neverClosed(byte: start)) }

    let (read, stop) = self.records(records..<min(end, bytes.count), wants: wants, visit: visit)
    report(stop, at: read, end: end, isClosed: isClosed)
    guard end <= bytes.count else { return bytes.count }
    if isClosed { compareChecksum(from: start, to: end) }
    return isClosed ? min(end + 2, bytes.count) : end
  }

  private mutating func report(_ stop: FITStop?, at byte: Int, end: Int, isClosed: Bool) {
    let isTruncated = end > bytes.count
    // A record that the end of the bytes cuts is the truncation itself, and two bytes after an unclosed file's last
    // record are its checksum.
    let isExpected = isTruncated && stop == .cutShort || !isClosed && byte >= end - 2
    if let stop, !isExpected { problems.append(stop.problem(at: byte)) }
    if isTruncated { problems.append(.truncated(byte: byte, missing: end - bytes.count)) }
  }

  private mutating func compareChecksum(from start: Int, to end: Int) {
    guard end + 2 <= bytes.count else {
      problems.append(.checksumMissing(byte: end))
      return
    }
    let stored = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt16.self))
    if stored != FITChecksum.of(slice(start, end)) { problems.append(.checksum(byte: end)) }
  }

  func slice(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }
}
