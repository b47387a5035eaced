import CZlib

/// Compression of whole contents (RFC 1952).
enum Gzip {
  /// The bytes compressed as far as zlib can; nil where it could not.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 more ask for gzip's frame.
    let opened = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK, bytes.count < Int(UInt32.max) else { return nil }
    defer { deflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
    var input = bytes
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    return isWhole ? Array(output[..<Int(stream.total_out)]) : nil
  }
}
