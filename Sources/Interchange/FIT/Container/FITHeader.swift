/// The header of one FIT file: 12 bytes, or 14 with a checksum of its own, or longer in later protocols.
struct FITHeader {
  /// Bytes of the header, 12…255.
  let size: Int
  /// Bytes of records that the device declared; 0 where it never closed the file.
  let dataSize: Int
  /// Whether the header's own checksum is absent, zero (which the protocol allows) or right.
  let hasSoundChecksum: Bool

  /// The header at the start of `bytes`; nil where there is none.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 12, bytes[0] >= 12, bytes.count >= bytes[0] else { return nil }
    guard bytes[8..<12].elementsEqual(".FIT".utf8) else { return nil }
    size = Int(bytes[0])
    dataSize = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    guard size >= 14 else {
      hasSoundChecksum = true
      return
    }
    let stored = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt16.self))
    hasSoundChecksum = stored == 0 || stored == FITChecksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<12]))
  }
}
