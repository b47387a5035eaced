/// The offset of the first byte that is no part of well-formed UTF-8 (the first byte of the bad sequence); nil if all is
/// well formed. No overlong forms, surrogates or scalars above U+10FFFF.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while true {
    index = skipASCII(bytes, from: index)
    guard index < bytes.count else { return nil }
    guard let length = sequenceLength(bytes, at: index) else { return index }
    index += length
  }
}

/// Thirty-two bytes at a time: nearly all of a training log is ASCII.
private func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  func word(_ index: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
  var index = start
  while index + 32 <= raw.count,
    (word(index) | word(index + 8) | word(index + 16) | word(index + 24)) & 0x8080_8080_8080_8080 == 0
  {
    index += 32
  }
  while index < raw.count, raw[index] < 0x80 { index += 1 }
  return index
}

/// The length of the well-formed sequence of two to four bytes at `index`; nil if there is none.
private func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
  let second = index + 1 < bytes.count ? bytes[index + 1] : 0
  let length: Int
  switch (bytes[index], second) {
  case (0xC2...0xDF, 0x80...0xBF): return 2
  case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF): length = 3
  case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): length = 4
  default: return nil
  }
  guard index + length <= bytes.count else { return nil }
  for byte in bytes[index + 2..<index + length] where byte & 0xC0 != 0x80 { return nil }
  return length
}
