extension FITMessage {
  /// The field's first element as a whole number; nil where it is absent, missing, a text or a fraction.
  package func integer(_ number: UInt8) -> Int64? {
    guard let field = field(number), field.count > 0 else { return nil }
    return integer(field, 0)
  }

  /// The field's elements as whole numbers, a missing one as nil; empty where the field is absent.
  package func integers(_ number: UInt8) -> [Int64?] {
    guard let field = field(number) else { return [] }
    return (0..<field.count).map { integer(field, $0) }
  }

  /// The field's first element where it is a whole number from 0 to 2³² − 1, as far as the profile's own numbers go.
  ///
  /// A damaged definition can make any field eight bytes long; sums of what this gives cannot overflow.
  package func natural(_ number: UInt8) -> Int64? {
    guard let value = integer(number), 0...Int64(UInt32.max) ~= value else { return nil }
    return value
  }

  /// The field's elements as whole numbers from 0 to 2³² − 1, any other as nil; empty where the field is absent.
  package func naturals(_ number: UInt8) -> [Int64?] {
    integers(number).map { value in value.flatMap { 0...Int64(UInt32.max) ~= $0 ? $0 : nil } }
  }

  /// The field's first element as a number, whole or not; nil where it is absent, missing, a text or not finite.
  package func number(_ number: UInt8) -> Double? {
    guard let field = field(number), field.count > 0 else { return nil }
    let bits = bits(field, 0)
    guard bits != field.type.invalid else { return nil }
    let value: Double
    switch field.type {
    case .float32: value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .float64: value = Double(bitPattern: bits)
    default: return integer(field, 0).map(Double.init)
    }
    return value.isFinite ? value : nil
  }

  /// The field's text up to its first NUL or its end, bad UTF-8 mended; nil where that is empty or no text.
  package func text(_ number: UInt8) -> String? {
    guard let field = field(number), field.type == .string else { return nil }
    let text = bytes(field.number).prefix { $0 != 0 }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The field's bytes as they stand, none of them missing; empty where the field is absent.
  package func bytes(_ number: UInt8) -> UnsafeRawBufferPointer {
    guard let field = field(number) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: content + Int(field.offset), count: Int(field.size))
  }

  private func integer(_ field: FITField, _ index: Int) -> Int64? {
    let bits = bits(field, index)
    guard bits != field.type.invalid else { return nil }
    switch field.type {
    case .string, .float32, .float64: return nil
    default: break
    }
    guard field.type.isSigned else { return Int64(exactly: bits) }
    let unused = 64 - 8 * field.type.size
    return Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused)
  }
}
