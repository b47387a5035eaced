/// What a local definition fixes for every message that follows under its number.
struct FITLayout {
  var isDefined = false
  var isWanted = false
  var isLittleEndian = true
  /// The message type's number in the FIT profile.
  var globalNumber: UInt16 = 0
  /// Bytes of a message's content, developer fields included.
  var size = 0
  var fieldCount = 0
  /// Where the content's timestamp (field 253, four bytes) lies.
  var timestampOffset: Int?
}
