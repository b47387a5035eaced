import CZlib
import Foundation
import Testing

@testable import HTTPServer

@Suite struct ContentCodingTests {
  @Test(arguments: [
    ("gzip", true), ("br, gzip;q=0.5", true), ("*", true), ("GZIP", true), ("x-gzip", true), ("gzip;q=0", false),
    ("gzip; q=0.0, *", false), ("br", false), ("", false), ("*;q=0", false), ("gzipped", false),
  ])
  func whatAClientAcceptsIsUnderstood(field: String, accepts: Bool) {
    #expect(ContentCoding.acceptsGzip([field]) == accepts)
  }

  private func coded(
    _ type: String?, count: Int = 5000, headers: HTTPHeaders = HTTPHeaders(), accepted: String? = "gzip"
  ) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = type
    let response = HTTPResponse(.ok, headers: headers, body: .bytes([UInt8](repeating: 0x61, count: count)))
    return response.coded(for: HTTPHeaders(accepted.map { [HTTPHeaders.Field("Accept-Encoding", $0)] } ?? []))
  }

  @Test(arguments: ["text/html; charset=utf-8", "application/json", "application/problem+json", "image/svg+xml"])
  func textIsCompressed(type: String) {
    #expect(coded(type).headers["Content-Encoding"] == "gzip")
    #expect(coded(type, accepted: nil).headers["Content-Encoding"] == nil)
    #expect(coded(type, accepted: nil).headers["Vary"] == "Accept-Encoding")
  }

  @Test(arguments: ["image/png", "application/octet-stream", "text/event-stream", nil])
  func otherContentIsNot(type: String?) { #expect(coded(type).headers["Content-Encoding"] == nil) }

  @Test func whatIsShortOrCodedOrASecretIsLeftAsItIs() {
    #expect(coded("text/plain", count: 1024).headers["Content-Encoding"] == nil)
    #expect(coded("text/plain", headers: ["Content-Encoding": "br"]).headers["Content-Encoding"] == "br")
    #expect(coded("text/plain", headers: ["Set-Cookie": "a=b"]).headers["Content-Encoding"] == nil)
    #expect(coded("text/plain", headers: ["Vary": "Accept-Encoding"]).headers.values("Vary").count == 1)
  }

  @Test(arguments: [1, 1000, 100_000, 3_000_000])
  func whatIsCompressedIsTheSameUnpacked(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    guard let packed = Gzip.compress(bytes) else {
      #expect(count == 1, "only what is tiny becomes no smaller")
      return
    }
    #expect(packed.count < count && unpacked(packed, count: count) == bytes)
  }

  private func unpacked(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    var (bytes, output, stream) = (bytes, [UInt8](repeating: 0, count: count), z_stream())
    guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    let result = bytes.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        return inflate(&stream, Z_FINISH)
      }
    }
    return result == Z_STREAM_END ? output : nil
  }
}
