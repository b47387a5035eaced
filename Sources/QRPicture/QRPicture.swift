internal import CQRCode

/// A text as a square of dark and light modules that a camera reads (ISO/IEC 18004).
public struct QRPicture: Hashable, Sendable {
  /// Modules a side.
  public let side: Int
  /// Row by row, true for dark; `side * side` of them.
  public let modules: [Bool]

  /// The picture of `text`, with error correction of level M; nil where it is too long for one or memory is short.
  public init?(_ text: String) {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    let data = UnsafeBufferPointer(start: code.pointee.data, count: side * side)
    modules = data.map { $0 & 1 == 1 }
  }
}
