/// A running hash over the values of a row. SQLite does not see it when a bit of a stored value flips; this does.
struct RowChecksum {
  private var state: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The number that is stored behind the columns.
  var value: Int64 { Int64(bitPattern: state) }

  mutating func addNull() { add(0x6E75_6C6C_6E75_6C6C) }

  @inline(__always)
  mutating func add(_ word: UInt64) { state = HashLanes.mixed(state ^ word, 0xA076_1D64_78BD_642F) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest = UInt64(bytes.count) << 56
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    add(rest)
    add(UInt64(bytes.count))
  }
}
