extension FITRun {
  /// Reads the records in `range`; returns where the last whole one ends and what stopped the reading before the end.
  mutating func records(
    _ range: Range<Int>, wants: (UInt16) -> Bool, visit: (FITMessage) -> Void
  ) -> (end: Int, stop: FITStop?) {
    var at = range.lowerBound
    do throws(FITStop) {
      while at < range.upperBound {
        let head = bytes[at]
        at =
          head & 0xC0 == 0x40
          ? try definition(head, at + 1..<range.upperBound, wants: wants)
          : try message(head, at..<range.upperBound, visit: visit)
      }
    } catch {
      return (at, error)
    }
    return (at, nil)
  }

  private mutating func definition(
    _ head: UInt8, _ content: Range<Int>, wants: (UInt16) -> Bool
  ) throws(FITStop) -> Int {
    let local = Int(head & 0x0F)
    let length = try definitions.define(
      local, from: slice(content.lowerBound, content.upperBound), developer: head & 0x20 != 0)
    definitions.layouts[local].isWanted = wants(definitions.layouts[local].globalNumber)
    return content.lowerBound + length
  }

  @inline(__always)
  private mutating func message(
    _ head: UInt8, _ record: Range<Int>, visit: (FITMessage) -> Void
  ) throws(FITStop) -> Int {
    let isCompressed = head & 0x80 != 0
    let local = isCompressed ? Int(head >> 5 & 0x03) : Int(head & 0x0F)
    let layout = definitions.layouts[local]
    guard layout.isDefined else { throw .undefinedMessage }
    let content = record.lowerBound + 1
    guard layout.size <= record.upperBound - content else { throw .cutShort }
    let timestamp = timestamp(layout, content, compressed: isCompressed ? head & 0x1F : nil)
    if layout.isWanted, let start = bytes.baseAddress {
      visit(
        FITMessage(
          globalNumber: layout.globalNumber, part: part, byte: record.lowerBound, timestamp: timestamp,
          content: start + content,
          fields: UnsafeBufferPointer(start: definitions.fields(of: local), count: layout.fieldCount),
          slots: definitions.slots(of: local), isLittleEndian: layout.isLittleEndian))
    }
    return content + layout.size
  }

  /// The message's own timestamp, else the one that a compressed header's five bits count on from the newest.
  @inline(__always)
  private mutating func timestamp(_ layout: FITLayout, _ content: Int, compressed: UInt8?) -> UInt32? {
    var own: UInt32?
    if let offset = layout.timestampOffset {
      let raw = bytes.loadUnaligned(fromByteOffset: content + offset, as: UInt32.self)
      let value = layout.isLittleEndian ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
      if value != .max { own = value }
    }
    if own == nil, let compressed, let newest = newestTimestamp {
      let rollover: UInt32 = UInt32(compressed) < newest & 0x1F ? 32 : 0
      own = (newest & ~0x1F) &+ UInt32(compressed) &+ rollover
    }
    if let own { newestTimestamp = own }
    return own
  }
}
