import CZlib

/// Compression as in RFC 1952.
public enum Gzip {
  /// The bytes compressed; nil where this makes them no smaller. `level`: 1 (fast) … 9 (small).
  public static func compress(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    guard bytes.count < UInt32.max else { return nil }
    var stream = z_stream()
    let gzipWindow = MAX_WBITS + 16
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count)
    let result = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        return deflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END else { return nil }
    return Array(output.prefix(Int(stream.total_out)))
  }
}
