import CMicrohttpd

/// An answer that is ready to be sent.
struct Answer: Sendable {
  var status: HTTPStatus
  var headers: HTTPHeaders
  var body: HTTPResponse.Body

  init(_ response: HTTPResponse) { (status, headers, body) = (response.status, response.headers, response.body) }

  /// The library's form of it, which the caller destroys; nil where the library refuses a header field.
  func makeResponse(for connection: LibraryConnection) -> OpaquePointer? {
    guard let response = makeBody(for: connection) else { return nil }
    // The library knows no empty value.
    for field in headers.fields where !field.value.isEmpty {
      guard MHD_add_response_header(response, field.name, field.value) == .YES else {
        MHD_destroy_response(response)
        return nil
      }
    }
    return response
  }

  private func makeBody(for connection: LibraryConnection) -> OpaquePointer? {
    switch body {
    case .bytes(var bytes):
      return bytes.withUnsafeMutableBytes {
        MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
      }
    case .stream, .events: return nil
    }
  }
}
