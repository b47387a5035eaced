import CMicrohttpd

/// The library's calls, as C takes them: each finds the server in its context and hands over to it.
enum LibraryCalls {
  static func fill(_ http: inout loadbook_http) {
    http.accepts = { context, address, _ in
      server(context)?.connections.admit(PeerAddress(address)) == true ? .YES : .NO
    }
    http.connected = { context, connection, record, code in
      guard let server = server(context), let connection, let record else { return }
      if code == .CONNECTION_NOTIFY_STARTED {
        record.pointee = keep(server.connected(LibraryConnection(connection)))
      } else if let kept = letGo(of: &record.pointee, as: ConnectionRecord.self) {
        server.disconnected(kept)
      }
    }
    http.target = { context, target, connection in
      guard let server = server(context), let connection else { return nil }
      let text = target.map { String(cString: $0) } ?? ""
      return server.targeted(text, LibraryConnection(connection)).map(keep)
    }
    http.called = called
    http.completed = { context, _, kept, _ in
      guard let server = server(context), let kept else { return }
      if let exchange = letGo(of: &kept.pointee, as: Exchange.self) { server.completed(exchange) }
    }
  }
}

private let called: MHD_AccessHandlerCallback = { context, _, _, method, version, bytes, count, kept in
  guard let server = server(context), let raw = kept?.pointee, let count, let method, let version else { return .NO }
  let exchange = Unmanaged<Exchange>.fromOpaque(raw).takeUnretainedValue()
  guard exchange.hasBegun else {
    return server.begin(exchange, method: String(cString: method), version: String(cString: version)) ? .YES : .NO
  }
  switch exchange.offer(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count.pointee)) {
  case .took: count.pointee = 0
  case .goOn: break
  case .hangUp: return .NO
  case .send(let answer): return server.send(answer, of: exchange) ? .YES : .NO
  }
  return .YES
}

private func server(_ context: UnsafeMutableRawPointer?) -> RunningServer? {
  context.map { Unmanaged<RunningServer>.fromOpaque($0).takeUnretainedValue() }
}

/// Keeps an object alive in a place of C's until `letGo`.
private func keep(_ object: some AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }

private func letGo<Kept: AnyObject>(of place: inout UnsafeMutableRawPointer?, as type: Kept.Type) -> Kept? {
  defer { place = nil }
  return place.map { Unmanaged<Kept>.fromOpaque($0).takeRetainedValue() }
}
