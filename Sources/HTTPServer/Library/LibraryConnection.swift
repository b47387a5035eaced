import CMicrohttpd

/// A connection of the library's. The pointer is good from the connection's start to its end, and all that other threads
/// do with it is `resume`, which the library allows for a connection that is paused.
struct LibraryConnection: @unchecked Sendable {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Leaves the connection alone; only in a call of the library's about it.
  func pause() { MHD_suspend_connection(pointer) }

  /// Goes on with a paused connection.
  func resume() { MHD_resume_connection(pointer) }

  /// What its `connected` call kept with it.
  var record: ConnectionRecord? {
    loadbook_http_info(pointer, .CONNECTION_INFO_SOCKET_CONTEXT)?.pointee.socket_context.map {
      Unmanaged<ConnectionRecord>.fromOpaque($0).takeUnretainedValue()
    }
  }

  var descriptor: Int32? { loadbook_http_info(pointer, .CONNECTION_INFO_CONNECTION_FD)?.pointee.connect_fd }

  var peer: PeerAddress {
    PeerAddress(loadbook_http_info(pointer, .CONNECTION_INFO_CLIENT_ADDRESS)?.pointee.client_addr)
  }

  /// The header fields of the request; nil where one is no UTF-8. The library ends a value at a raw NUL byte, as it does
  /// the target: what stands behind it is not seen by anybody.
  var headers: HTTPHeaders? {
    var found: HTTPHeaders? = HTTPHeaders()
    withUnsafeMutablePointer(to: &found) { found in
      _ = MHD_get_connection_values_n(
        pointer, .HEADER_KIND,
        { found, _, name, nameSize, value, valueSize in
          let found = found?.assumingMemoryBound(to: HTTPHeaders?.self)
          guard let name = text(name, nameSize), let value = text(value, valueSize) else {
            found?.pointee = nil
            return .NO
          }
          found?.pointee?.add(name, value)
          return .YES
        }, found)
    }
    return found
  }

  /// Hands the answer over; false where the library does not take it.
  func send(_ answer: Answer) -> Bool {
    guard let response = answer.makeResponse() else { return false }
    defer { MHD_destroy_response(response) }
    return MHD_queue_response(pointer, UInt32(answer.status.rawValue), response) == .YES
  }
}

private func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String? {
  guard let bytes else { return "" }
  let all = UnsafeRawBufferPointer(start: bytes, count: count)
  return String(validating: all, as: UTF8.self)
}
