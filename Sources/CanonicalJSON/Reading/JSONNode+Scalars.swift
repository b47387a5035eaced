extension JSONNode {
  /// The text. Throws `wrongType` unless the value is a string.
  public func string() throws(JSONError) -> String {
    try withStringBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives `body` the text as UTF-8 without escapes; the pointer is valid inside `body` only. Throws `wrongType` unless
  /// the value is a string.
  @inlinable
  public func withStringBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) throws(JSONError) -> R {
    try expect(.string)
    let token = token
    if token.flag { return tape.text(at: index).withUnsafeBufferPointer(body) }
    return tape.bytes.withUnsafeBufferPointer { body($0.part(token.content)) }
  }

  /// The whole number; `1.0` and `1e2` are whole. Throws `wrongType` for a fraction and for what is no number,
  /// `outOfRange` beyond 64 bits.
  public func int64() throws(JSONError) -> Int64 {
    try expect(.number)
    let decimal = withNumber { text in Decimal(text) }
    guard let value = decimal.int64 else { throw error(decimal.isWhole ? .outOfRange : .wrongType) }
    return value
  }

  /// The nearest `Double`, ties to even; always finite, since the text was checked. Throws `wrongType` unless the value
  /// is a number.
  public func double() throws(JSONError) -> Double {
    try expect(.number)
    return withNumber { text in Decimal(text).double(text) }
  }

  /// The truth value. Throws `wrongType` unless the value is `true` or `false`.
  @inlinable
  public func bool() throws(JSONError) -> Bool {
    try expect(.bool)
    return token.flag
  }

  private func withNumber<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let span = token.span
    return tape.bytes.withUnsafeBufferPointer { body($0.part(span)) }
  }
}
