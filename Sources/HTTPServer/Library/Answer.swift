import CMicrohttpd

/// An answer that is ready to be sent.
struct Answer: Sendable {
  /// Its content: all of it, or what a queue will hold, of that many bytes where this is known.
  enum Body: Sendable {
    case bytes([UInt8])
    case queue(SendQueue, count: Int?)
  }

  var status: HTTPStatus
  var headers: HTTPHeaders
  var body: Body
  /// Whether it goes on until somebody ends it.
  var isEvents = false

  /// The library's form of it, which the caller destroys; nil where the library refuses a header field.
  func makeResponse() -> OpaquePointer? {
    guard let response = makeBody() else { return nil }
    for field in headers.fields where isSent(field) {
      guard MHD_add_response_header(response, field.name, field.value) == .YES else {
        MHD_destroy_response(response)
        return nil
      }
    }
    return response
  }

  /// The library knows no empty value, and counts by itself.
  private func isSent(_ field: HTTPHeaders.Field) -> Bool {
    !field.value.isEmpty && !["content-length", "transfer-encoding", "date"].contains(field.name.lowercased())
  }

  private func makeBody() -> OpaquePointer? {
    switch body {
    case .bytes(var bytes):
      bytes.withUnsafeMutableBytes { MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY) }
    case .queue(let queue, let count):
      MHD_create_response_from_callback(
        count.map { UInt64($0) } ?? UInt64.max, 16 * 1024, pull, Unmanaged.passRetained(queue).toOpaque(),
        { kept in kept.map { Unmanaged<SendQueue>.fromOpaque($0).release() } })
    }
  }
}

private let pull: MHD_ContentReaderCallback = { kept, _, buffer, room in
  guard let kept, let buffer else { return brokenOff }
  let queue = Unmanaged<SendQueue>.fromOpaque(kept).takeUnretainedValue()
  switch queue.pull(into: UnsafeMutableRawBufferPointer(start: buffer, count: room)) {
  case .bytes(let count): return count
  case .later: return 0
  case .end: return end
  case .brokenOff: return brokenOff
  }
}

// The library's own names for these are casts, which Swift does not import.
private let end = -1
private let brokenOff = -2
