/// A base type of the FIT protocol: how the bytes of one field element are read.
///
/// The code's high bit (0x80) says that the type has an endianness; devices leave it out now and then, so only the low
/// five bits are read. A type that no published protocol names is read as `byte` and skipped by its size.
package enum FITBaseType: UInt8, Sendable {
  case enumeration, sint8, uint8, sint16, uint16, sint32, uint32, string, float32, float64
  case uint8z, uint16z, uint32z, byte, sint64, uint64, uint64z

  /// The type that a definition's `code` names.
  package init(code: UInt8) { self = FITBaseType(rawValue: code & 0x1F) ?? .byte }

  /// Bytes of one element: 1, 2, 4 or 8.
  package var size: Int {
    switch self {
    case .enumeration, .sint8, .uint8, .string, .uint8z, .byte: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .float32, .uint32z: 4
    case .float64, .sint64, .uint64, .uint64z: 8
    }
  }

  /// The bit pattern that stands for a missing value.
  package var invalid: UInt64 {
    switch self {
    case .enumeration, .uint8, .byte: 0xFF
    case .sint8: 0x7F
    case .uint16: 0xFFFF
    case .sint16: 0x7FFF
    case .uint32, .float32: 0xFFFF_FFFF
    case .sint32: 0x7FFF_FFFF
    case .uint64, .float64: .max
    case .sint64: 0x7FFF_FFFF_FFFF_FFFF
    case .string, .uint8z, .uint16z, .uint32z, .uint64z: 0
    }
  }

  /// Whether values below zero are meant by bit patterns with the highest bit set.
  package var isSigned: Bool {
    switch self {
    case .sint8, .sint16, .sint32, .sint64: true
    default: false
    }
  }
}
