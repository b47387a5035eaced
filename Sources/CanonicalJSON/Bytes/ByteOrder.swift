/// Negative, zero or positive as `a` comes before, equals or comes after `b` in byte order.
@inline(__always)
func order(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
  let shared = min(a.count, b.count)
  var index = 0
  while let left = a.word(at: index), let right = b.word(at: index) {
    if left != right { return firstDifference(left, right) }
    index &+= 8
  }
  while index < shared {
    if a[index] != b[index] { return Int(a[index]) &- Int(b[index]) }
    index &+= 1
  }
  return a.count &- b.count
}

private func firstDifference(_ left: UInt64, _ right: UInt64) -> Int {
  let shift = UInt64(truncatingIfNeeded: (left ^ right).trailingZeroBitCount & ~7)
  return Int(truncatingIfNeeded: left &>> shift & 0xFF) &- Int(truncatingIfNeeded: right &>> shift & 0xFF)
}

/// Negative, zero or positive as `a` comes before, equals or comes after `b` in byte order.
public func byteOrder(_ a: [UInt8], _ b: [UInt8]) -> Int {
  a.withUnsafeBufferPointer { left in b.withUnsafeBufferPointer { order(left, $0) } }
}
