/// Negative, zero or positive as `a` comes before, equals or comes after `b` in byte order.
func order(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
  let shared = min(a.count, b.count)
  var index = 0
  while index + 8 <= shared, let left = a.word(at: index), let right = b.word(at: index) {
    if left != right {
      let shift = UInt64((left ^ right).trailingZeroBitCount & ~7)
      return Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)
    }
    index += 8
  }
  while index < shared {
    if a[index] != b[index] { return Int(a[index]) - Int(b[index]) }
    index += 1
  }
  return a.count - b.count
}
