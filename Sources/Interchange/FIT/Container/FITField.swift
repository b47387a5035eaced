/// One field of a local definition: which number it has and where its bytes lie in each message.
struct FITField {
  var number: UInt8
  var type: FITBaseType
  var size: UInt8
  /// Bytes from the start of the message's content; at most 255 × 255.
  var offset: UInt32

  /// The elements of the field; 0 where the size is no multiple of the type's, which leaves the field unreadable.
  var count: Int {
    let element = type.size
    return Int(size) % element == 0 ? Int(size) / element : 0
  }
}
