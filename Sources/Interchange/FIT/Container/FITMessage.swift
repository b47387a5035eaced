/// One data message of a FIT file, read in place.
///
/// A message is a view into the file's bytes and the decoder's definitions: it is valid only inside the closure that
/// `FITDecoder.decode` calls with it, and reading a field allocates nothing.
package struct FITMessage {
  /// The message type's number in the FIT profile, such as 18 for a session.
  package let globalNumber: UInt16
  /// The file within the chained file, counted from 0.
  package let part: Int
  /// Where the message starts, in bytes from the start of all bytes.
  package let byte: Int
  /// Seconds since 1989-12-31T00:00:00Z, from field 253 or from a compressed header.
  package let timestamp: UInt32?

  let content: UnsafeRawPointer
  let fields: UnsafeBufferPointer<FITField>
  let slots: UnsafePointer<UInt8>
  let isLittleEndian: Bool

  /// How many of the fields hold a value rather than the pattern for a missing one; developer fields do not count.
  package var validFieldCount: Int {
    var count = 0
    for field in fields where holdsValue(field) { count &+= 1 }
    return count
  }

  func field(_ number: UInt8) -> FITField? {
    let slot = slots[Int(number)]
    return slot == 0 ? nil : fields[Int(slot) - 1]
  }

  /// The bits of one element, in the machine's order; `index` must be below the field's count.
  @inline(__always)
  func bits(_ field: FITField, _ index: Int) -> UInt64 {
    let at = content + Int(field.offset)
    switch field.type.size {
    case 1: return UInt64(at.load(fromByteOffset: index, as: UInt8.self))
    case 2:
      let raw = at.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
      return UInt64(isLittleEndian ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw))
    case 4:
      let raw = at.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
      return UInt64(isLittleEndian ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw))
    default:
      let raw = at.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
      return isLittleEndian ? UInt64(littleEndian: raw) : UInt64(bigEndian: raw)
    }
  }

  @inline(__always)
  private func holdsValue(_ field: FITField) -> Bool {
    let invalid = field.type.invalid
    if Int(field.size) == field.type.size { return bits(field, 0) != invalid }
    for index in 0..<field.count where bits(field, index) != invalid { return true }
    return false
  }
}
